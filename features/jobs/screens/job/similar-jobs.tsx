/** Similar jobs, below a job's page: most useful if the job itself is closed. */
import { Trans } from "@lingui/react/macro";

import type { CollectionOptions } from "#platform/web/api-client/collection-path.ts";
import type { Document } from "#platform/web/api-client/document.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { JobListing, type JobListingRecord } from "../../job-listing.ts";
import { JobCard } from "../card/job-card.tsx";
import { cardFields } from "../search/job-search.ts";
import { jobIncludes } from "../job-records.ts";
import { Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./similar-jobs.module.css";

/** By id or slug. */
export const similarTo = (key: string): CollectionOptions => ({
  filter: { similarTo: key },
  include: jobIncludes,
  fields: cardFields,
  size: 4,
});

/** A job that accepts no more applications. */
export interface ClosedJob {
  id: string;
  title: string;
  employerName: string;
  employerSlug: string;
  /** It comes back when its employer resumes it. */
  isPaused: boolean;
  /** Why it closed, where that may be said. */
  because: PublicCloseReason | null;
}

export type PublicCloseReason = "filled" | "expired";

declare module "#platform/web/api-client/document.ts" {
  interface DocumentMeta {
    /** The job that the others are similar to, where it is closed. */
    closed?: ClosedJob;
  }
}

export function useSimilarJobs(key: string, initial?: Document | null) {
  const { data, meta, position, isLoading, retry } = useCollection(JobListing, {
    ...similarTo(key),
    initial,
  });
  return { jobs: data ?? [], closed: meta.closed ?? null, position, isLoading, retry };
}

export const SimilarJobs = ({ jobs }: { jobs: JobListingRecord[] }) => (
  <JobsBelow id="similar" title={<Trans>Similar jobs</Trans>} jobs={jobs} />
);

interface JobsBelowProps {
  id: string;
  title: React.ReactNode;
  jobs: JobListingRecord[];
}

export function JobsBelow({ id, title, jobs }: JobsBelowProps) {
  if (jobs.length === 0) return null;
  return (
    <Stack as="section" gap={12} aria-labelledby={id} className={classes.similar} data-shell>
      <h2 id={id}>{title}</h2>
      <Grid minWidth={420} gap={12}>
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </Grid>
    </Stack>
  );
}
