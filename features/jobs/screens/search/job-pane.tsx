/** The job beside the list: its title and "Apply" stay visible while the rest scrolls. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconArrowLeft from "~icons/tabler/arrow-left";
import { Link } from "react-router";

import { jobPath } from "#features/paths.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { CoBrand } from "#features/employers/screens/co-brand.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { useResource } from "#platform/web/data/use-resource.ts";
import { JobListing, type JobListingRecord } from "../../job-listing.ts";
import { ClosedBanner } from "../job/closed-banner.tsx";
import { HowYouMatchJob } from "../job/how-you-match-job.tsx";
import { JobApply } from "../job/job-apply.tsx";
import { JobDetails } from "../job/job-details.tsx";
import { JobMenu } from "../card/job-menu.tsx";
import { JobLike } from "../card/job-like.tsx";
import { Cluster, Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./job-pane.module.css";
import { employerOf, isOpen, jobPageIncludes } from "../job-records.ts";
import { jobActions, jobFooter } from "../job-slots.ts";
import { ShareJobButton } from "../job/share-job-button.tsx";
import { JobSummary } from "../card/job-summary.tsx";
import { useRecordJobView } from "../job/use-record-job-view.ts";

interface JobPaneProps {
  slug: string;
  /** Opened by the reader, not merely the first of the list. */
  isChosen: boolean;
  /** Back to the list, where only one of them has room. */
  onBack: () => void;
}

export function JobPane({ slug, isChosen, onBack }: JobPaneProps) {
  const { t } = useLingui();
  const query = useResource(JobListing, slug, { include: jobPageIncludes, keepOffline: true });
  useRecordJobView(isChosen ? query.data?.id : null);
  return (
    <>
      <Button
        variant="subtle"
        className={classes.back}
        onClick={onBack}
        leftSection={<IconArrowLeft size={18} />}
      >
        <Trans>Back to jobs</Trans>
      </Button>
      {query.error?.status === 404 && !query.data ? (
        <p className="muted">
          <Trans>This job is not there any more.</Trans>
        </p>
      ) : (
        <Loaded query={query} failure={t`We couldn't load this job.`}>
          {(job) => <Pane job={job} />}
        </Loaded>
      )}
    </>
  );
}

const Pane = ({ job }: { job: JobListingRecord }) => (
  <article aria-label={job.title}>
    <Cluster gap={[8, 16]} justify="between" className={classes.head}>
      <h2 className={classes.title}>
        <Link to={jobPath(job.slug)}>{job.title}</Link>
      </h2>
      <Row gap={8}>
        <JobLike job={job} />
        <ShareJobButton job={job} />
        <JobMenu job={job} />
        <JobApply job={job} />
      </Row>
    </Cluster>
    <CoBrand brand={employerOf(job)?.brand} isInline />
    {!isOpen(job) && <ClosedBanner />}
    <div className={classes.summary}>
      <JobSummary job={job} />
      <Cluster gap={8} align="stretch" className={classes.more}>
        <jobActions.Outlet job={job} />
      </Cluster>
    </div>
    <JobDetails job={job} level={3}>
      <HowYouMatchJob job={job} level={3} />
    </JobDetails>
    <jobFooter.Outlet job={job} />
  </article>
);
