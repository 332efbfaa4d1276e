/** The results of a job search as cards: one Tab stop, arrows or J and K move, Enter opens, L likes. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";

import { useRequireLogIn } from "#features/accounts/screens/require-log-in.tsx";
import { jobPath } from "#features/paths.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { NewItems } from "#platform/web/ui/data/new-items.tsx";
import { Pagination, TotalText } from "#platform/web/ui/data/pagination.tsx";
import { Select } from "#platform/web/ui/form/select-field.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { useLatestCallback } from "#platform/web/hooks/use-latest-callback.ts";
import { useListKeys } from "#platform/web/hooks/use-list-keys.ts";
import { JobCard } from "../card/job-card.tsx";
import { Card, Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./job-list.module.css";
import { SearchedPlace } from "../card/searched-place.ts";
import { placesOfJobs } from "../map/map-places.ts";
import { ShowPlaces } from "../map/show-places.tsx";
import { ShowMapRoom } from "#features/places/screens/map/show-map.tsx";
import { useLikeJob } from "../card/job-like.tsx";
// Part of the server's HTML: if it were loaded later, it would vanish for a moment, under a quick press.
import { JobSearchEmptyState } from "./job-search-empty-state.tsx";
import { SaveSearch } from "../saved/save-search.tsx";
import { SavedSearchesRoom } from "../saved/saved-searches-room.tsx";
import { isWide } from "./use-is-wide.ts";
import type { JobSearchState } from "./use-job-search.ts";
import { useNewJobs } from "./use-job-updates.ts";
import { WidenButton } from "./widen-button.tsx";
import { OwnPlaceLine } from "./own-place-line.tsx";
import type { JobCardRecord, Sort } from "./job-search.ts";

const SavedSearchesLink = lazyPart(
  () => import("../saved/saved-searches-link.tsx").then((module) => module.SavedSearchesLink),
  "saved-searches-link",
);

interface JobListProps {
  state: JobSearchState;
  /** The slug of the job beside the list. */
  selected: string | null;
}

export function JobList({ state, selected }: JobListProps) {
  const { t } = useLingui();
  const { userType } = useSession();
  const { query, options, setFilters } = state;
  const sort = useSortOptions(state);
  const newCount = useNewJobs(options, query.data, query.position);
  const { total, totalIsExact } = query;
  return (
    <>
      <Row gap={12} justify="between" className={classes.top}>
        <h2 aria-live="polite" className={classes.count}>
          {query.data && (
            <>
              <TotalText total={total} isExact={totalIsExact} />{" "}
              <Plural value={total} one="job" other="jobs" />
            </>
          )}
        </h2>
        <Select
          label={t`Sort`}
          hideLabel
          options={sort.options}
          value={sort.value}
          onChange={(value) => setFilters({ sort: value === sort.usual ? null : value })}
        />
      </Row>
      <OwnPlaceLine state={state} />
      <Cluster gap={[4, 12]} className={classes.save}>
        {(total > 0 || query.isLoading) && <SaveSearch state={state} size="small" />}
        {query.data ? (
          <SearchedPlace value={state.place}>
            <ShowPlaces places={placesOfJobs(query.data)} />
          </SearchedPlace>
        ) : (
          query.isLoading && <ShowMapRoom />
        )}
        {userType === "educator" && (
          <Suspense fallback={<SavedSearchesRoom />}>
            <SavedSearchesLink state={state} />
          </Suspense>
        )}
      </Cluster>
      <NewItems
        count={newCount}
        text={<Plural value={newCount} one="# new job." other="# new jobs." />}
        show={query.retry}
      />
      {state.isPlaceUnknown && (
        <Card as="p" role="status" padding={12} surface="info" className={`small ${classes.notice}`}>
          <Trans>We don't know the place “{state.criteria.address}”. These are jobs everywhere.</Trans>
        </Card>
      )}
      {query.meta.isLimitedByAge === true && (
        <Card as="p" role="status" padding={12} surface="info" className={`small ${classes.notice}`}>
          <Trans>Jobs for your age. Those that ask for someone older are hidden.</Trans>
        </Card>
      )}
      {query.meta.similarWords === true && (
        <Card as="p" role="status" padding={12} surface="info" className={`small ${classes.notice}`}>
          <Trans>No job says “{state.criteria.q}”. These come close.</Trans>
        </Card>
      )}
      <Loaded
        query={query}
        failure={t`We couldn't load jobs.`}
        skeleton={<SkeletonRows height={132} />}
        empty={<JobSearchEmptyState state={state} />}
      >
        {(jobs) => <Cards jobs={jobs} state={state} selected={selected} />}
      </Loaded>
      {!query.isLoading && (
        <Stack gap={16} align="center" className={classes.foot}>
          {total > 0 && <WidenButton state={state} />}
          <Pagination page={query.page} pages={query.pages} />
        </Stack>
      )}
    </>
  );
}

function Cards({ jobs, state, selected }: JobListProps & { jobs: JobCardRecord[] }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { lat, lng } = state.place ?? {};
  const from = useMemo(
    () => ({ search, place: lat === undefined || lng === undefined ? null : { lat, lng } }),
    [search, lat, lng],
  );
  const like = useLikeJob();
  const logIn = useRequireLogIn();
  const openBeside = (slug: string) => state.setSearch({ job: slug }, "push");
  const openHere = useLatestCallback((event: React.MouseEvent, { slug }: JobCardRecord) => {
    if (!isWide() || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openBeside(slug);
  });
  const keys = useListKeys({
    count: jobs.length,
    open: (index) => {
      const { slug, title } = jobs[index]!;
      if (isWide()) openBeside(slug);
      else void navigate(jobPath(slug), { state: { from, title } });
    },
    like: (index) => {
      const job = jobs[index]!;
      logIn.first(() => like(job, !job.liked));
    },
  });
  return (
    <Stack gap={12} {...keys.list}>
      {jobs.map((job, index) => (
        <JobCard
          key={job.id}
          job={job}
          row={keys.row(index)}
          isSelected={job.slug === selected}
          from={from}
          onOpen={openHere}
        />
      ))}
      {logIn.dialog({ title: t`Like this job` })}
    </Stack>
  );
}

/** The orders of a job list; distance only if a place is known. */
function useSortOptions({ criteria, place }: JobSearchState) {
  const { t } = useLingui();
  const { userType } = useSession();
  // Without words and without a profile there is no best match: the nearest come first, or the newest.
  const isMatched = criteria.q !== "" || userType === "educator";
  const usual: Sort = isMatched ? "relevance" : place ? "distance" : "-publishedAt";
  const options: { value: Sort; label: string }[] = [
    ...(usual === "relevance" ? [{ value: "relevance" as const, label: t`Best match` }] : []),
    { value: "-publishedAt", label: t`Newest` },
    ...(place ? [{ value: "distance" as const, label: t`Distance` }] : []),
    { value: "-compensation", label: t`Pay` },
  ];
  const isOffered = options.some(({ value }) => value === criteria.sort);
  return { options, usual, value: isOffered ? criteria.sort! : usual };
}
