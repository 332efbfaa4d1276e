/** The second tab: what took place, what did not, and what was canceled; newest first, in pages. */
import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "#platform/web/ui/form/button.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Pagination } from "#platform/web/ui/data/pagination.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { InterviewFilters } from "./interview-filters.tsx";
import { InterviewsByDay } from "./interviews-by-day.tsx";
import { useEmployerInterviews } from "./use-employer-interviews.ts";

export function EmployerPast() {
  const { t } = useLingui();
  const list = useEmployerInterviews("past");
  const { query, filter, setSearch } = list;
  const isFiltered = filter.status !== null || filter.host !== "team";
  const clearAll = () => setSearch({ host: null, status: null });
  return (
    <Stack gap={24}>
      <h2 className="visually-hidden">
        <Trans>Past interviews</Trans>
      </h2>
      {(isFiltered || query.data?.length !== 0) && <InterviewFilters {...list} statuses={pastStatuses} />}
      <Loaded
        query={query}
        failure={t`We couldn't load past interviews.`}
        skeleton={<SkeletonRows count={3} height={148} />}
        empty={
          isFiltered ? (
            <EmptyState
              plain
              title={t`No interviews match these filters.`}
              action={
                <Button variant="outline" onClick={clearAll}>
                  <Trans>Clear all</Trans>
                </Button>
              }
            />
          ) : (
            <EmptyState plain title={t`Interviews that are over or canceled are kept here.`} />
          )
        }
      >
        {(interviews) => <InterviewsByDay interviews={interviews} list={list} />}
      </Loaded>
      <Pagination page={query.page} pages={query.pages} />
    </Stack>
  );
}

/** A scheduled one is past where nobody has said yet how it went. */
const pastStatuses = ["scheduled", "completed", "no_show", "canceled", "expired"] as const;
