/** /jobs: search for everyone; likes, matches and applying for educators. Guests get it server-rendered. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { useLoaderData } from "react-router";

import { linkImagePath, pages } from "#features/paths.ts";
import { guestLoader } from "#platform/web/data/loader-context.ts";
import { useOrigin } from "#platform/web/page/origin.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { InBrowser } from "#platform/web/ui/layout/in-browser.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { SplitPane } from "#platform/web/ui/layout/split-pane.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { JobFilterChips } from "./job-filter-chips.tsx";
import { JobList } from "./job-list.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./job-search.module.css";
import { filterCount } from "./job-search.ts";
import { SearchedPlace } from "../card/searched-place.ts";
import { RecommendedJobs } from "../recommended/recommended-jobs.tsx";
import { SearchBar } from "./search-bar.tsx";
import { SearchSheet } from "./search-sheet.tsx";
import { useIsWide } from "./use-is-wide.ts";
import { loadJobSearch, readJobsAhead, useJobSearch, type JobSearchState } from "./use-job-search.ts";

const BetterMatches = lazyPart(
  () => import("../recommended/better-matches.tsx").then((module) => module.BetterMatches),
  "better-matches",
);
const SavedSearches = lazyPart(() =>
  import("../saved/saved-searches.tsx").then((module) => module.SavedSearches),
);
const JobPane = lazyPart(() => import("./job-pane.tsx").then((module) => module.JobPane));

export const handle = routeHandle({ access: "public", shell: "split", hasServerData: true }, readJobsAhead);

/** An educator's own list is another one. */
export const loader = guestLoader(async ({ api, url, viewer }) =>
  viewer?.userType === "educator" ? null : loadJobSearch(api, url),
);
export { skipServerLoader as clientLoader } from "#platform/web/data/skip-server-loader.ts";

export default function JobSearchScreen() {
  const { t, i18n } = useLingui();
  const { userType } = useSession();
  const state = useJobSearch(useLoaderData<typeof loader>() ?? undefined);
  const { criteria, own, place, setFilters } = state;
  const isBare =
    !criteria.q &&
    (own.isUsed || !criteria.address) &&
    !criteria.at &&
    filterCount(criteria) === 0 &&
    criteria.page === 1;
  return (
    <Page
      title={t`Find jobs`}
      heading={false}
      width="wide"
      description={t`Search jobs in early childhood education: teachers, assistants, floaters and directors near you, with the pay shown.`}
      canonical={useOrigin() + pages.jobs + (criteria.page > 1 ? `?page=${criteria.page}` : "")}
      image={linkImagePath("site", i18n.locale)}
    >
      <Stack gap={12} className={classes.search}>
        <div className={classes.bar}>
          <SearchBar q={criteria.q} address={criteria.address} onChange={(change) => setFilters(change)} />
        </div>
        <SearchSheet state={state} />
        <FilterBar criteria={criteria} set={setFilters} place={place} />
        <JobFilterChips criteria={criteria} place={place} set={setFilters} />
      </Stack>
      {userType === "educator" && (
        <Suspense>
          <BetterMatches />
        </Suspense>
      )}
      {isBare && <RecommendedJobs />}
      <ListAndJob state={state} />
      {state.isSavedOpen && (
        <Suspense>
          <SavedSearches onClose={state.closeSaved} />
        </Suspense>
      )}
    </Page>
  );
}

/** On wide screens, the first job is open until another one is chosen. */
function ListAndJob({ state }: { state: JobSearchState }) {
  const { t } = useLingui();
  const hasRoom = useIsWide();
  const { open, query, place, setSearch } = state;
  const first = query.data?.[0]?.slug ?? null;
  const shown = open ?? (hasRoom ? first : null);
  const pane = shown && (
    <InBrowser waiting={null}>
      <SearchedPlace value={place}>
        <JobPane
          key={shown}
          slug={shown}
          isChosen={open !== null}
          onBack={() => setSearch({ job: null }, "push")}
        />
      </SearchedPlace>
    </InBrowser>
  );
  const isPending = useSession().status === "unknown";
  return (
    <div data-guest-list={isPending || undefined}>
      <SplitPane
        listLabel={t`Jobs`}
        detailLabel={t`Job`}
        list={<JobList state={state} selected={shown} />}
        detail={open && pane}
        placeholder={
          pane ||
          (query.total > 0 && (
            <p className="muted">
              <Trans>Choose a job to read about it here.</Trans>
            </p>
          ))
        }
      />
    </div>
  );
}
