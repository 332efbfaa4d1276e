/** The job that somebody is about to apply for, while they make an account. */
import { useResource } from "#platform/web/data/use-resource.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { JobListing } from "../../job-listing.ts";
import { JobInBrief } from "../card/job-summary.tsx";
import { jobIncludes } from "../job-records.ts";

/** Nothing where the path leads elsewhere, and while the job loads. */
export function JobToApplyFor({ returnPath }: { returnPath: string }) {
  const [, slug] = /^\/jobs\/([\w-]+)\/apply/.exec(returnPath) ?? [];
  const { data: job } = useResource(JobListing, slug, { include: jobIncludes });
  if (!job) return null;
  return (
    <Stack gap={4} surface="card" padding={16}>
      <p className="strong">{job.title}</p>
      <JobInBrief job={job} />
    </Stack>
  );
}
