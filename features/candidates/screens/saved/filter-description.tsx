/** Describes a saved search in one line: "Assistant Teacher · Spanish · Within 10 miles of Austin, TX". */
import { Trans, useLingui } from "@lingui/react/macro";

import { candidateStatusLabels } from "#features/educators/screens/candidate-status-labels.ts";
import { withinMilesText } from "#features/places/distance-text.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { choiceNames } from "../filters/candidate-filter-choices.ts";
import { readCandidateSearch } from "../search/candidate-search.ts";
import { useCandidateFilterLabels } from "../filters/candidate-filter-labels.ts";
import type { SavedFilterTexts } from "./filters-to-save.ts";
import classes from "./saved-filters.module.css";

export function FilterDescription({ filters }: { filters: SavedFilterTexts }) {
  const parts = useFilterDescription(filters);
  return (
    <p className={`small muted ${classes.filters}`}>
      {parts.length > 0 ? parts.join(" · ") : <Trans>Everybody, everywhere</Trans>}
    </p>
  );
}

export function useFilterDescription(filters: SavedFilterTexts): string[] {
  const { t, i18n } = useLingui();
  const words = useLabels();
  const { valueOf, videoName } = useCandidateFilterLabels();
  const criteria = readCandidateSearch(filters);
  const { address, q } = criteria;
  return [
    ...(q ? [t`“${q}”`] : []),
    ...(criteria.status === "all" ? [] : [words(candidateStatusLabels, criteria.status)]),
    ...choiceNames.flatMap((name) => (criteria.chosen[name] ?? []).map((value) => valueOf(name, value))),
    ...(criteria.hasVideo ? [videoName] : []),
    ...(criteria.at ? [withinMilesText(i18n, criteria.radiusInMiles, address)] : []),
  ];
}
