/** New matches: counted while the list is open, and marked if the list was opened from a saved filter. */
import { useLocation } from "react-router";

import { UserProfile } from "#features/educators/user-profile.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { countQuery } from "../search/candidate-search.ts";
import type { CandidateSearchState } from "../search/use-candidate-search.ts";

/** No channel broadcasts other users' profiles: the count is polled while the page is visible. */
const pollIntervalMs = 30_000;

export function useNewMatches({ criteria, place, isRun, query }: CandidateSearchState) {
  const { state } = useLocation();
  const isSettled = isRun && query.data !== undefined && !query.isUpdating && query.totalIsExact;
  const count = useCollection(UserProfile, {
    ...countQuery(criteria, place),
    refetchIntervalMs: pollIntervalMs,
    enabled: isSettled,
  });
  const isSame = isSettled && count.data !== undefined && !count.isUpdating && count.totalIsExact;
  return {
    count: isSame ? Math.max(0, count.total - query.total) : 0,
    ids: new Set((state as { newMatches?: string[] } | null)?.newMatches),
  };
}
