/** The empty state of a job search: wider circles with their counts, or the filter whose removal finds most. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQueries } from "@tanstack/react-query";

import { call } from "#platform/web/api-client/api.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { NoMatch } from "#platform/web/ui/feedback/no-match-empty-state.tsx";
import { applyChange } from "#platform/web/hooks/use-search.ts";
import { useSearchParams } from "react-router";
import { JobListing } from "../../job-listing.ts";
import { useJobFilterChips, type JobFilterChip } from "./job-filter-chips.tsx";
import { jobQuery, noFilters, readJobSearch } from "./job-search.ts";
import { SaveSearch } from "../saved/save-search.tsx";
import type { JobSearchState } from "./use-job-search.ts";
import { WidenButton } from "./widen-button.tsx";

export function JobSearchEmptyState({ state }: { state: JobSearchState }) {
  const { t } = useLingui();
  const { criteria, place, setFilters } = state;
  const best = useMostWorthRemoving(state);
  // Liked jobs never gain new ones without the reader.
  const isOwn = criteria.on.includes("liked");
  if (best === null)
    return (
      <EmptyState
        title={<Trans>No jobs here yet. New ones arrive every week.</Trans>}
        action={
          <SaveSearch state={state} variant="filled">
            <Trans>Email me new jobs</Trans>
          </SaveSearch>
        }
      />
    );
  return (
    <NoMatch
      title={t`No jobs match these filters.`}
      suggestion={
        <>
          <WidenButton state={state} />
          {!isOwn && (
            <SaveSearch state={state} variant="outline">
              <Trans>Email me when there are new ones</Trans>
            </SaveSearch>
          )}
        </>
      }
      removal={
        best && best.total > 0 ? (
          <Button variant="outline" onClick={best.onRemove}>
            <Trans>
              Remove {best.label} (<Plural value={best.total} one="# job" other="# jobs" />)
            </Trans>
          </Button>
        ) : null
      }
      onClear={() =>
        setFilters({
          ...noFilters,
          q: null,
          radiusInMiles: null,
          ...(place && criteria.at ? {} : { address: null }),
        })
      }
    />
  );
}

/** More would be too many requests for one empty page. */
const maxCounted = 6;

/** Null where there is nothing to remove; undefined while the numbers are on their way. */
function useMostWorthRemoving({ criteria, place, setFilters }: JobSearchState) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const change = { q: null };
  const words: JobFilterChip[] = criteria.q
    ? [{ key: "q", label: t`“${criteria.q}”`, change, onRemove: () => setFilters(change) }]
    : [];
  const chips = [...words, ...useJobFilterChips(criteria, place, setFilters)].slice(0, maxCounted);
  const totals = useQueries({
    queries: chips.map((chip) => {
      const without = readJobSearch(Object.fromEntries(applyChange(params, chip.change, "replace")), true);
      const { filter } = jobQuery({ ...without, page: 1 }, place);
      const path = collectionPath(JobListing, { filter, size: 1, fields: { job_listings: ["title"] } });
      return { queryKey: ["api", path], queryFn: () => call(path) };
    }),
  });
  if (chips.length === 0) return place ? undefined : null;
  return chips
    .map((chip, index) => {
      const page = totals[index]?.data?.meta?.page;
      return { ...chip, total: page?.total ?? 0 };
    })
    .sort((a, b) => b.total - a.total)[0];
}
