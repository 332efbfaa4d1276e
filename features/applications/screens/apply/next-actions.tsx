/** Actions at the end of applying, and similar jobs. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { JobListing } from "#features/jobs/job-listing.ts";
import { JobCard } from "#features/jobs/screens/card/job-card.tsx";
import { isOpen, jobIncludes, metaOf } from "#features/jobs/screens/job-records.ts";
import { pages } from "#features/paths.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./apply.module.css";

interface LinkLook {
  variant: "filled" | "outline" | "subtle";
  className?: string | undefined;
}

export const NextActions = ({ jobId, children }: { jobId: string; children: React.ReactNode }) => (
  <>
    <Cluster gap={12} align="stretch" className={classes.acts}>
      {children}
    </Cluster>
    <SimilarJobs jobId={jobId} />
  </>
);

export const MyApplicationsLink = (look: LinkLook) => (
  <Button as={Link} to={pages.applications} {...look}>
    <Trans>View my applications</Trans>
  </Button>
);

export const MoreJobsLink = (look: LinkLook) => (
  <Button as={Link} to={pages.jobs} {...look}>
    <Trans>Find more jobs</Trans>
  </Button>
);

/** Up to three. */
function SimilarJobs({ jobId }: { jobId: string }) {
  const query = useCollection(JobListing, {
    filter: { similarTo: jobId },
    include: jobIncludes,
    size: 6,
  });
  const jobs = (query.data ?? []).filter((job) => isOpen(job) && !metaOf(job).application).slice(0, 3);
  if (jobs.length === 0) return null;
  return (
    <Stack as="section" gap={12} className={classes.similar}>
      <h2>
        <Trans>Similar jobs</Trans>
      </h2>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </Stack>
  );
}
