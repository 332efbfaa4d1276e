/** The employer's open jobs, any of which candidates can be matched with. */
import { JobListing } from "#features/jobs/job-listing.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";

const none: { id: string; title: string }[] = [];

export function useOpenJobs(): { id: string; title: string }[] {
  const { data } = useCollection(JobListing, {
    at: "employer/job_listings",
    filter: { listingStatus: "published" },
    fields: { job_listings: ["title"] },
    size: 100,
  });
  return data?.map(({ id, title }) => ({ id, title: title ?? "" })) ?? none;
}
