/** Empty state of the filters: suggests removing the filter whose removal shows the most applicants. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#platform/web/ui/form/button.tsx";
import { useQueries } from "@tanstack/react-query";

import { call } from "#platform/web/api-client/api.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { NoMatch } from "#platform/web/ui/feedback/no-match-empty-state.tsx";
import { JobApplication } from "../../../application.ts";
import type { FilterName } from "../filters/applicant-search.ts";
import { useFilterLabels } from "../filters/use-filter-labels.ts";
import { employerApplications, type ApplicantList } from "../use-applicants.ts";

export function NoMatchingApplicantsEmptyState({ list }: { list: ApplicantList }) {
  const { t } = useLingui();
  const label = useFilterLabels(list);
  const best = useBestRemoval(list);
  return (
    <NoMatch
      plain
      title={t`No applicants match these filters.`}
      onClear={list.clear}
      removal={
        best && (
          <Button onClick={() => list.remove(best.name)}>
            <Trans>
              Remove {label(best.name)} ({best.count})
            </Trans>
          </Button>
        )
      }
    />
  );
}

function useBestRemoval({
  queryFilter,
  activeFilters,
}: ApplicantList): { name: FilterName; count: number } | null {
  const counts = useQueries({
    queries: activeFilters.map((name) => {
      const path = collectionPath(JobApplication, {
        at: employerApplications,
        filter: { ...queryFilter, [name]: undefined },
        size: 1,
      });
      return { queryKey: ["api", path], queryFn: () => call(path) };
    }),
  });
  const found = counts.map(({ data }, index) => {
    const page = data?.meta?.page;
    return { name: activeFilters[index]!, count: page?.total ?? 0 };
  });
  return found.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)[0] ?? null;
}
