/** Up to three jobs similar to one that was applied for or is closed. */
import { Trans } from "@lingui/react/macro";

import { JobListing } from "#features/jobs/job-listing.ts";
import { JobCard } from "#features/jobs/screens/card/job-card.tsx";
import { isOpen, jobIncludes, metaOf } from "#features/jobs/screens/job-records.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import classes from "./apply.module.css";

export function SimilarJobs({ jobId }: { jobId: string }) {
  const query = useCollection(JobListing, {
    filter: { similarTo: jobId },
    include: jobIncludes,
    size: 6,
  });
  const jobs = (query.data ?? []).filter((job) => isOpen(job) && !metaOf(job).application).slice(0, 3);
  if (jobs.length === 0) return null;
  return (
    <section className={classes.similar}>
      <h2>
        <Trans>Similar jobs</Trans>
      </h2>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </section>
  );
}
