/** The active filters of a candidate search as removable chips. */
import { useLingui } from "@lingui/react/macro";

import { candidateStatusLabels } from "#features/educators/screens/candidate-status-labels.ts";
import { withinMilesText } from "#features/places/distance-text.ts";
import { FilterChips, type FilterChip } from "#platform/web/ui/data/filter-chips.tsx";
import type { SearchChange } from "#platform/web/hooks/use-search.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { choiceNames } from "./candidate-filter-choices.ts";
import { defaultRadius, noPlace } from "../search/candidate-search.ts";
import { useCandidateFilterLabels } from "./candidate-filter-labels.ts";
import type { CandidateSearchState } from "../search/use-candidate-search.ts";

type Searched = Pick<CandidateSearchState, "criteria" | "place" | "setFilters" | "reset">;

export function CandidateFilterChips({ state }: { state: Searched }) {
  const chips = useCandidateFilterChips(state);
  return <FilterChips chips={chips} onClear={state.reset} />;
}

export interface CandidateFilterChip extends FilterChip {
  /** What the address loses with it. */
  change: SearchChange;
}

export function useCandidateFilterChips({ criteria, place, setFilters }: Searched): CandidateFilterChip[] {
  const { t, i18n } = useLingui();
  const words = useLabels();
  const { names, valueOf, videoName } = useCandidateFilterLabels();
  const chip = (key: string, label: string, change: SearchChange): CandidateFilterChip => ({
    key,
    label,
    change,
    onRemove: () => setFilters(change),
  });
  const { address, q } = criteria;
  return [
    ...(q ? [chip("q", t`“${q}”`, { q: null })] : []),
    ...(address ? [chip("place", address, noPlace)] : []),
    ...(place && criteria.radiusInMiles !== defaultRadius
      ? [chip("radius", withinMilesText(i18n, criteria.radiusInMiles), { radiusInMiles: null })]
      : []),
    ...(criteria.isAnywhere ? [chip("anywhere", t`Anywhere`, { radiusInMiles: null })] : []),
    ...(criteria.status === "all"
      ? []
      : [chip("status", words(candidateStatusLabels, criteria.status), { status: null })]),
    ...(criteria.hasVideo ? [chip("video", videoName, { videoInterviewCompleted: null })] : []),
    ...choiceNames.flatMap((name) =>
      (criteria.chosen[name] ?? []).map((value, _index, all) => {
        const [group, word] = [names[name], valueOf(name, value)];
        const label = isUnclear.has(name) ? t`${group}: ${word}` : word;
        return chip(`${name} ${value}`, label, { [name]: all.filter((one) => one !== value) });
      }),
    ),
  ];
}

/** The values alone would be ambiguous. */
const isUnclear = new Set(["minimumEducation", "workExperience", "major"]);
