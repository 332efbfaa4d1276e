/** The results of a candidate search: the count, the order, and actions for several of them. */
import { Plural, Trans } from "@lingui/react/macro";
import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";

import { CompactRowsButton } from "#platform/web/ui/data/compact-rows-button.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { NewItems } from "#platform/web/ui/data/new-items.tsx";
import { Pagination } from "#platform/web/ui/data/pagination.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { useLocationState } from "#platform/web/hooks/use-location-state.ts";
import { useRowSelection } from "#platform/web/hooks/use-row-selection.ts";
import type { Candidate } from "../candidate-slots.ts";
import { storeSearchResultOrder } from "../search-result-order.ts";
import { CandidateBulkBar } from "./candidate-bulk-bar.tsx";
import { CandidateFilterChips } from "../filters/candidate-filter-chips.tsx";
import { Cluster, Grid, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./candidate-list.module.css";
import { CandidateRows } from "./candidate-rows.tsx";
import { ResultCount, ListToolbar } from "./list-toolbar.tsx";
import { SaveFilters } from "../saved/save-filters.tsx";
import type { CandidateSearchState } from "../search/use-candidate-search.ts";
import { LocationPrompt } from "../search/location-prompt.tsx";
import { UserProfile } from "#features/educators/user-profile.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { countQuery } from "../search/candidate-search.ts";

const CandidateSearchEmptyState = lazyPart(() =>
  import("./candidate-search-empty-state.tsx").then((module) => module.CandidateSearchEmptyState),
);
const CandidateCountOnly = lazyPart(() =>
  import("../search/candidate-count-only.tsx").then((module) => module.CandidateCountOnly),
);
const WidenSearch = lazyPart(() =>
  import("./candidate-search-empty-state.tsx").then((module) => module.WidenSearch),
);

interface CandidateListProps {
  state: CandidateSearchState;
  /** Opens a candidate, beside the list or on their own page. */
  onOpen: (slug: string, how?: "push" | "replace") => void;
  staysHere: boolean;
  /** Somebody is always open beside the list; the top stands above both. */
  isBeside: boolean;
}

export function CandidateList({ state, onOpen, staysHere, isBeside }: CandidateListProps) {
  const { query, isRun, isKnown, open } = state;
  const selection = useRowSelection<Candidate>(query.data ?? []);
  const newMatches = useNewMatches(state);
  useStoreResultOrder(state);
  if (isKnown && !isRun) return <LocationPrompt state={state} />;
  return (
    <>
      {!isBeside && <CandidateListTop state={state} />}
      <NewItems
        count={newMatches.count}
        text={<Plural value={newMatches.count} one="# new match." other="# new matches." />}
        show={query.retry}
      />
      {state.isPlaceUnknown && (
        <p role="status" className={`small ${classes.notice}`}>
          <Trans>We don't know the place “{state.criteria.address}”. These are educators everywhere.</Trans>
        </p>
      )}
      {query.meta.similarWords === true && (
        <p role="status" className={`small ${classes.notice}`}>
          <Trans>Nobody's profile says “{state.criteria.q}”. These come close.</Trans>
        </p>
      )}
      <Loaded
        query={query}
        failure={<Trans>We couldn't load educators.</Trans>}
        skeleton={<SkeletonRows height={isBeside ? 64 : 108} />}
        empty={
          <Suspense>
            {query.meta.countOnly ? (
              <CandidateCountOnly state={state} />
            ) : (
              <CandidateSearchEmptyState state={state} />
            )}
          </Suspense>
        }
      >
        {(profiles) => (
          <CandidateRows
            profiles={profiles}
            selection={selection}
            newMatches={newMatches.ids}
            open={open}
            onOpen={onOpen}
            staysHere={staysHere}
            isBeside={isBeside}
          />
        )}
      </Loaded>
      <CandidateBulkBar
        selection={selection}
        total={query.total}
        jobListingId={state.criteria.jobListingId}
      />
      <Stack gap={16} align="center" className={classes.foot}>
        {query.total > 0 && query.total < 10 && (
          <Suspense>
            <WidenSearch state={state} />
          </Suspense>
        )}
        <Pagination page={query.page} pages={query.pages} />
      </Stack>
    </>
  );
}

/** How the list is shown, what it is filtered by, and how many there are. */
export function CandidateListTop({ state, isBeside }: { state: CandidateSearchState; isBeside?: boolean }) {
  const { query } = state;
  const count = (
    <Row gap={[8, 16]} justify="between" className={classes.countRow}>
      <h2 aria-live="polite" className={classes.count}>
        <ResultCount state={state} />
      </h2>
      <CompactRowsButton />
      {(query.isLoading || query.total > 0) && <SaveFilters state={state} />}
    </Row>
  );
  return (
    <Grid columns="minmax(0, 1fr)" gap={12} className={classes.top} data-beside={isBeside || undefined}>
      <Cluster gap={[8, 16]}>
        <ListToolbar state={state} />
        {isBeside && count}
      </Cluster>
      <CandidateFilterChips state={state} />
      {!isBeside && count}
    </Grid>
  );
}

/** The page of one of them leads to the next in this order. */
function useStoreResultOrder({ query }: CandidateSearchState) {
  const { search } = useLocation();
  const { data, isUpdating } = query;
  useEffect(() => {
    if (data && !isUpdating) storeSearchResultOrder({ slugs: data.map(({ slug }) => slug), search });
  }, [data, isUpdating, search]);
}

/**
 * New matches: counted while the list is open, and marked if the list was opened from a saved filter.
 *
 * No channel broadcasts other users' profiles: the count is polled while the page is visible.
 */
const pollIntervalMs = 30_000;

function useNewMatches({ criteria, place, isRun, query }: CandidateSearchState) {
  const { newMatches } = useLocationState();
  // Opening somebody beside the list is another entry of the history, without them.
  const [ids] = useState(
    () => new Set(Array.isArray(newMatches) ? newMatches.filter((id) => typeof id === "string") : []),
  );
  const isSettled = isRun && query.data !== undefined && !query.isUpdating && query.totalIsExact;
  const count = useCollection(UserProfile, {
    ...countQuery(criteria, place),
    refetchIntervalMs: pollIntervalMs,
    enabled: isSettled,
  });
  const isSame = isSettled && count.data !== undefined && !count.isUpdating && count.totalIsExact;
  return {
    count: isSame ? Math.max(0, count.total - query.total) : 0,
    ids,
  };
}
