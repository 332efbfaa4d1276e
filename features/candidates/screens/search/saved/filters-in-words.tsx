/** What a saved search asks, in one line: "Assistant Teacher · Spanish · Within 10 miles of Austin, TX". */
import { Trans, useLingui } from "@lingui/react/macro";

import { candidateStatusWords } from "#features/educators/screens/candidate-status-words.ts";
import { useWords } from "#platform/web/words.ts";
import { choiceNames } from "../candidate-choices.ts";
import { readCandidateSearch } from "../candidate-search.ts";
import { useCandidateWords } from "../candidate-words.ts";
import type { SavedTexts } from "./filters-to-save.ts";
import classes from "./saved-filters.module.css";

export function FiltersInWords({ filters }: { filters: SavedTexts }) {
  const parts = useFiltersInWords(filters);
  return (
    <p className={classes.filters}>
      {parts.length > 0 ? parts.join(" · ") : <Trans>Everybody, everywhere</Trans>}
    </p>
  );
}

export function useFiltersInWords(filters: SavedTexts): string[] {
  const { t, i18n } = useLingui();
  const words = useWords();
  const { valueOf, videoName } = useCandidateWords();
  const asked = readCandidateSearch(filters);
  const miles = i18n.number(asked.radiusInMiles);
  const { address, q } = asked;
  return [
    ...(q ? [t`“${q}”`] : []),
    ...(asked.status === "all" ? [] : [words(candidateStatusWords, asked.status)]),
    ...choiceNames.flatMap((name) => (asked.chosen[name] ?? []).map((value) => valueOf(name, value))),
    ...(asked.hasVideo ? [videoName] : []),
    ...(asked.at ? [address ? t`Within ${miles} miles of ${address}` : t`Within ${miles} miles`] : []),
  ];
}
