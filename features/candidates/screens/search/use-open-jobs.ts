/** The employer's open jobs, any of which candidates can be matched with. */
import type { Compensation } from "#features/educators/compensation.ts";
import { JobListing } from "#features/jobs/job-listing.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";

export interface OpenJob {
  id: string;
  title: string;
  pay: Compensation | null;
}

const none: OpenJob[] = [];

export function useOpenJobs(): OpenJob[] {
  return useOpenJobsQuery().jobs;
}

/** `isLoading`: whether there are any is not known yet. */
export function useOpenJobsQuery(): { jobs: OpenJob[]; isLoading: boolean } {
  const { data, isLoading } = useCollection(JobListing, {
    at: "employer/job_listings",
    filter: { listingStatus: "published" },
    fields: { job_listings: ["title", "compensation"] },
    size: 100,
  });
  const jobs =
    data?.map(({ id, title, compensation }) => ({ id, title: title ?? "", pay: compensation ?? null })) ??
    none;
  return { jobs, isLoading };
}
