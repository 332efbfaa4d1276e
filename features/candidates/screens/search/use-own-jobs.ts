/** The employer's open jobs: an educator's match can be worked out against any of them. */
import { JobListing } from "#features/jobs/job-listing.ts";
import { useCollection } from "#platform/web/use-collection.ts";

const none: { id: string; title: string }[] = [];

export function useOwnJobs(): { id: string; title: string }[] {
  const { data } = useCollection(JobListing, {
    at: "employer/job_listings",
    filter: { listingStatus: "published" },
    fields: { job_listings: ["title"] },
    size: 100,
  });
  return data?.map(({ id, title }) => ({ id, title: title ?? "" })) ?? none;
}
