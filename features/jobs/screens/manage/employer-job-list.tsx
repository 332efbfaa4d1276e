/**
 * An employer's jobs by tab, with how much of the plan is used. Closing is injected by the feature that knows
 * applicants.
 */
import { Trans, useLingui, Plural } from "@lingui/react/macro";
import { Link } from "react-router";
import { pages } from "#features/paths.ts";
import { useIsEmployerReadOnly } from "#features/accounts/screens/session/current-account.ts";
import { CompactRowsButton } from "#platform/web/ui/data/compact-rows-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Pagination } from "#platform/web/ui/data/pagination.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Tabs } from "#platform/web/ui/layout/tabs.tsx";
import { type PlanUsage, isFull } from "#features/employers/plan-usage.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { type Search, useSearch } from "#platform/web/hooks/use-search.ts";
import type { ListingStatus } from "../../job-constants.ts";
import { JobListing } from "../../job-listing.ts";
import { JobTemplates } from "./job-templates.tsx";
import { EmployerJobTable } from "./employer-job-table.tsx";
import { employerJobTabOf, employerJobTabs, type EmployerJobTab } from "./employer-job-tabs.ts";
import { usePendingDeletions } from "./use-delete-draft.ts";
import { type EmployerJobRow, jobRowFields } from "./employer-job.ts";
import { useJobTransitions } from "./use-job-transitions.tsx";
import classes from "./employer-job-list.module.css";

interface EmployerJobListProps {
  onClose: (job: EmployerJobRow) => void;
}

declare module "#platform/web/api-client/document.ts" {
  /** Of an employer's own jobs. */
  interface DocumentMeta {
    counts?: Record<ListingStatus, number>;
    expiringSoon?: number;
    plan?: PlanUsage;
  }
}

function listOptions(search: Search) {
  const { states, expiresSoon, sort } = employerJobTabOf(search.tab);
  return {
    at: "employer/job_listings",
    filter: { listingStatus: states, expiresSoon },
    include: ["locations"],
    fields: jobRowFields,
    sort,
    page: Number(search.page) || 1,
  };
}

/** The API's path of the list at this address. */
export const employerJobListPath = (search: Search) => collectionPath(JobListing, listOptions(search));

export function EmployerJobList({ onClose }: EmployerJobListProps) {
  const { t, i18n } = useLingui();
  const [search, setSearch] = useSearch();
  const tab = employerJobTabOf(search.tab);
  const transitions = useJobTransitions();
  const pendingDeletions = usePendingDeletions();
  const isRejected = useIsEmployerReadOnly();
  const query = useCollection(JobListing, {
    ...listOptions(search),
    // Applications arrive while the list is open: it is refetched for its counts.
    live: "ApplicationsChannel",
  });
  const { counts, expiringSoon, plan } = query.meta;
  const isThere = counts && Object.values(counts).some((count) => count > 0);
  const countOf = ({ states, value, expiresSoon }: EmployerJobTab) =>
    expiresSoon
      ? expiringSoon
      : counts &&
        states.reduce((sum, state) => sum + counts[state], 0) -
          (value === "drafts" ? hiddenIn(query.data, pendingDeletions) : 0);
  const isShown = (one: EmployerJobTab) =>
    one === tab || !(one.expiresSoon || (one.value === "in_review" && !countOf(one)));
  return (
    <Page
      title={t`Jobs`}
      width="wide"
      actions={
        <>
          <CompactRowsButton />
          {!isRejected && (
            <>
              <Button as={Link} to={pages.employerWebsite} variant="subtle" visibleFrom="sm">
                <Trans>Jobs on your website</Trans>
              </Button>
              <Button as={Link} to={pages.newJob} hiddenFrom="sm">
                <Trans>Post a job</Trans>
              </Button>
            </>
          )}
        </>
      }
    >
      <PlanUsageLine plan={plan} />
      <Tabs
        label={t`Jobs`}
        tabs={employerJobTabs.filter(isShown).map((one) => ({
          value: one.value,
          label: i18n._(one.label),
          count: countOf(one) ?? null,
        }))}
        value={tab.value}
        onChange={(value) => setSearch({ tab: value === "published" ? null : value, page: null })}
      >
        <Loaded
          query={query}
          failure={t`We couldn't load your jobs.`}
          skeleton={<SkeletonRows height={72} />}
          empty={<EmptyTab tab={tab} isFirst={!isThere} isPastEnd={query.total > 0} />}
        >
          {(jobs) => (
            <EmployerJobTable
              tab={tab}
              jobs={jobs.filter(({ id }) => !pendingDeletions.has(id))}
              transitions={transitions}
              onClose={onClose}
            />
          )}
        </Loaded>
        <Pagination page={query.page} pages={query.pages} />
        {tab.value === "drafts" && <JobTemplates transitions={transitions} />}
      </Tabs>
      {transitions.dialog}
    </Page>
  );
}

const hiddenIn = (jobs: readonly { id: string }[] = [], leaving: ReadonlySet<string>) =>
  jobs.filter(({ id }) => leaving.has(id)).length;

interface EmptyTabProps {
  tab: EmployerJobTab;
  isFirst: boolean;
  isPastEnd: boolean;
}

function EmptyTab({ tab, isFirst, isPastEnd }: EmptyTabProps) {
  const { i18n } = useLingui();
  const isReadOnly = useIsEmployerReadOnly();
  const post = !isReadOnly && (
    <Button as={Link} to={pages.newJob} variant={isFirst ? "filled" : "outline"}>
      <Trans>Post a job</Trans>
    </Button>
  );
  if (isFirst && post)
    return <EmptyState title={<Trans>Post your first job. It takes about 5 minutes.</Trans>} action={post} />;
  if (isPastEnd) {
    const first = (
      <Button as={Link} to={`${pages.employerJobs}?tab=${tab.value}`} variant="outline">
        <Trans>Back to the first page</Trans>
      </Button>
    );
    return <EmptyState plain title={<Trans>There is nothing on this page.</Trans>} action={first} />;
  }
  return <EmptyState plain title={i18n._(tab.empty)} action={tab.value === "published" && post} />;
}

/** "3 of 25 active jobs": how much of the plan is used, and a link to upgrade if it is full; an empty line until then. */
function PlanUsageLine({ plan }: { plan: PlanUsage | undefined }) {
  if (!plan) return <p className={classes.usage} />;
  const { activeJobListings: used, activeJobListingLimit: limit } = plan;
  return (
    <p className={`muted ${classes.usage}`}>
      {limit === null ? (
        <Plural value={used} one="# active job" other="# active jobs" />
      ) : (
        <Trans>
          {used} of {limit} active jobs
        </Trans>
      )}
      {isFull(used, limit) && (
        <>
          {" · "}
          <Link to={pages.plans}>
            <Trans>See plans</Trans>
          </Link>
        </>
      )}
    </p>
  );
}
