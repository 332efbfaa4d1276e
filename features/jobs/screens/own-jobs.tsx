/** An employer's own jobs by tab, with how much of the plan is used; closing one is asked by whoever knows applicants. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { pages } from "#features/paths.ts";
import { useIsTurnedAway } from "#platform/web/shell/me.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Empty } from "#platform/web/ui/empty.tsx";
import { Loaded } from "#platform/web/ui/loaded.tsx";
import { Page } from "#platform/web/ui/page.tsx";
import { Pagination } from "#platform/web/ui/pagination.tsx";
import { SkeletonRows } from "#platform/web/ui/skeleton-rows.tsx";
import { Tabs } from "#platform/web/ui/tabs.tsx";
import type { PlanUsage } from "#features/employers/plan-usage.ts";
import { useCollection } from "#platform/web/use-collection.ts";
import { useSearch } from "#platform/web/use-search.ts";
import type { ListingStatus } from "../job-constants.ts";
import { JobListing, type JobListingRecord } from "../job-listing.ts";
import { JobTemplates } from "./job-templates.tsx";
import { OwnJobTable } from "./own-job-table.tsx";
import { ownJobTabOf, ownJobTabs, type OwnJobTab } from "./own-job-tabs.ts";
import { PlanLine } from "./plan-line.tsx";
import { useLeavingDrafts } from "./use-delete-draft.ts";
import { useJobMoves } from "./use-job-moves.tsx";

interface OwnJobsProps {
  onClose: (job: JobListingRecord) => void;
}

interface OwnJobsMeta {
  counts?: Record<ListingStatus, number>;
  plan?: PlanUsage;
}

export function OwnJobs({ onClose }: OwnJobsProps) {
  const { t, i18n } = useLingui();
  const [search, setSearch] = useSearch();
  const tab = ownJobTabOf(search.tab);
  const moves = useJobMoves();
  const leaving = useLeavingDrafts();
  const isTurnedAway = useIsTurnedAway();
  const query = useCollection(JobListing, {
    at: "employer/job_listings",
    filter: { listingStatus: tab.states },
    include: ["locations"],
    fields: { job_listings: rowFields },
    sort: tab.sort,
    page: Number(search.page) || 1,
    // Applications arrive while one looks: their numbers are asked for again.
    live: "ApplicationsChannel",
  });
  const { counts, plan } = query.meta as OwnJobsMeta;
  const isThere = counts && Object.values(counts).some((count) => count > 0);
  const countOf = ({ states, value }: OwnJobTab) =>
    counts &&
    states.reduce((sum, state) => sum + counts[state], 0) -
      (value === "drafts" ? hiddenIn(query.data, leaving) : 0);
  return (
    <Page
      title={t`Jobs`}
      width="wide"
      actions={
        !isTurnedAway && (
          <Button component={Link} to={pages.newJob} hiddenFrom="sm">
            <Trans>Post a job</Trans>
          </Button>
        )
      }
    >
      {plan && <PlanLine plan={plan} />}
      <Tabs
        label={t`Jobs`}
        tabs={ownJobTabs.map((one) => ({
          value: one.value,
          label: i18n._(one.label),
          count: countOf(one),
        }))}
        value={tab.value}
        onChange={(value) => setSearch({ tab: value === "published" ? null : value, page: null })}
      >
        <Loaded
          query={query}
          failure={t`We couldn't load your jobs.`}
          skeleton={<SkeletonRows height={72} />}
          empty={<NoJobsHere tab={tab} isFirst={!isThere} isPastEnd={query.total > 0} />}
        >
          {(jobs) => (
            <OwnJobTable
              tab={tab}
              jobs={jobs.filter(({ id }) => !leaving.has(id))}
              moves={moves}
              onClose={onClose}
            />
          )}
        </Loaded>
        <Pagination page={query.page} pages={query.pages} />
        {tab.value === "drafts" && <JobTemplates moves={moves} />}
      </Tabs>
      {moves.dialog}
    </Page>
  );
}

/** What a row shows: descriptions and questions would make the list many times as heavy. */
const rowFields = [
  "title,slug,listingStatus,roleCount,publishedAt,publishAt,expiresAt,updatedAt,locations,jobApplicationsCount",
];

const hiddenIn = (jobs: readonly { id: string }[] = [], leaving: ReadonlySet<string>) =>
  jobs.filter(({ id }) => leaving.has(id)).length;

interface NoJobsHereProps {
  tab: OwnJobTab;
  isFirst: boolean;
  isPastEnd: boolean;
}

function NoJobsHere({ tab, isFirst, isPastEnd }: NoJobsHereProps) {
  const { i18n } = useLingui();
  const isTurnedAway = useIsTurnedAway();
  const post = !isTurnedAway && (
    <Button component={Link} to={pages.newJob} variant={isFirst ? "filled" : "outline"}>
      <Trans>Post a job</Trans>
    </Button>
  );
  if (isFirst && post)
    return <Empty title={<Trans>Post your first job. It takes about 5 minutes.</Trans>} action={post} />;
  if (isPastEnd) {
    const first = (
      <Button component={Link} to={`${pages.employerJobs}?tab=${tab.value}`} variant="outline">
        <Trans>Back to the first page</Trans>
      </Button>
    );
    return <Empty plain title={<Trans>There is nothing on this page.</Trans>} action={first} />;
  }
  return <Empty plain title={i18n._(tab.empty)} action={tab.value === "published" && post} />;
}
