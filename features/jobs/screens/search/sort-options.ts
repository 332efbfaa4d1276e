/** The orders of a job list; distance only if a place is known. */
import { useLingui } from "@lingui/react/macro";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import type { Sort } from "./job-search.ts";
import type { JobSearchState } from "./use-job-search.ts";

export function useSortOptions({ criteria, place }: JobSearchState) {
  const { t } = useLingui();
  const { userType } = useSession();
  // Without words and without a profile there is no best match: the newest come first.
  const usual: Sort = criteria.q || userType === "educator" ? "relevance" : "-publishedAt";
  const options: { value: Sort; label: string }[] = [
    ...(usual === "relevance" ? [{ value: "relevance" as const, label: t`Best match` }] : []),
    { value: "-publishedAt", label: t`Newest` },
    ...(place ? [{ value: "distance" as const, label: t`Distance` }] : []),
    { value: "-compensation", label: t`Pay` },
  ];
  const isOffered = options.some(({ value }) => value === criteria.sort);
  return { options, usual, value: isOffered ? criteria.sort! : usual };
}
