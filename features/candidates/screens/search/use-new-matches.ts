/** Who came to match: counted while the list stands, and named where saved filters were opened for their sake. */
import { useLocation } from "react-router";

import { UserProfile } from "#features/educators/user-profile.ts";
import { useCollection } from "#platform/web/use-collection.ts";
import { countQuery } from "./candidate-search.ts";
import type { CandidateSearchState } from "./use-candidate-search.ts";

/** No channel tells of strangers' profiles: the number is asked for again while the page is looked at. */
const every = 30_000;

export function useNewMatches({ asked, place, isRun, query }: CandidateSearchState) {
  const { state } = useLocation();
  const isSettled = isRun && query.data !== undefined && !query.isUpdating && query.totalIsExact;
  const count = useCollection(UserProfile, {
    ...countQuery(asked, place),
    every,
    enabled: isSettled,
  });
  const isSame = isSettled && count.data !== undefined && !count.isUpdating && count.totalIsExact;
  return {
    count: isSame ? Math.max(0, count.total - query.total) : 0,
    ids: new Set((state as { newMatches?: string[] } | null)?.newMatches),
  };
}
