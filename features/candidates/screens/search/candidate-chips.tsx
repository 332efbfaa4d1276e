/** The filters of an educator search as chips to take away. */
import { useLingui } from "@lingui/react/macro";

import { candidateStatusWords } from "#features/educators/screens/candidate-status-words.ts";
import { FilterChips, type FilterChip } from "#platform/web/ui/filter-chips.tsx";
import type { SearchChange } from "#platform/web/use-search.ts";
import { useWords } from "#platform/web/words.ts";
import { choiceNames } from "./candidate-choices.ts";
import { defaultRadius, noPlace } from "./candidate-search.ts";
import { useCandidateWords } from "./candidate-words.ts";
import type { CandidateSearchState } from "./use-candidate-search.ts";

type Searched = Pick<CandidateSearchState, "asked" | "place" | "setFilters" | "reset">;

export function CandidateChips({ state }: { state: Searched }) {
  const chips = useCandidateChips(state);
  return <FilterChips chips={chips} onClear={state.reset} />;
}

export interface CandidateChip extends FilterChip {
  /** What the address loses with it. */
  change: SearchChange;
}

export function useCandidateChips({ asked, place, setFilters }: Searched): CandidateChip[] {
  const { t, i18n } = useLingui();
  const words = useWords();
  const { names, valueOf, videoName } = useCandidateWords();
  const chip = (key: string, label: string, change: SearchChange): CandidateChip => ({
    key,
    label,
    change,
    onRemove: () => setFilters(change),
  });
  const miles = i18n.number(asked.radiusInMiles);
  const { address, q } = asked;
  return [
    ...(q ? [chip("q", t`“${q}”`, { q: null })] : []),
    ...(address ? [chip("place", address, noPlace)] : []),
    ...(place && asked.radiusInMiles !== defaultRadius
      ? [chip("radius", t`Within ${miles} miles`, { radiusInMiles: null })]
      : []),
    ...(asked.isAnywhere ? [chip("anywhere", t`Anywhere`, { radiusInMiles: null })] : []),
    ...(asked.status === "all"
      ? []
      : [chip("status", words(candidateStatusWords, asked.status), { status: null })]),
    ...(asked.hasVideo ? [chip("video", videoName, { videoInterviewCompleted: null })] : []),
    ...choiceNames.flatMap((name) =>
      (asked.chosen[name] ?? []).map((value, _index, all) => {
        const [group, word] = [names[name], valueOf(name, value)];
        const label = isUnclear.has(name) ? t`${group}: ${word}` : word;
        return chip(`${name} ${value}`, label, { [name]: all.filter((one) => one !== value) });
      }),
    ),
  ];
}

/** Their values alone would not say what they are. */
const isUnclear = new Set(["minimumEducation", "workExperience", "major"]);
