/** The live list of applicants for the URL's query, shared by the list, the pager and the tools. */
import { JobListing } from "#features/jobs/job-listing.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import type { LiveOption } from "#platform/web/live/live-updates.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { JobApplication } from "../../application.ts";
import { filterNames, parseApplicantSearch, type FilterName } from "./filters/applicant-search.ts";

export type Applicant = ResourceOf<typeof JobApplication>;
export type ApplicantList = ReturnType<typeof useApplicants>;

/** The collection of applications that an employer received. */
export const employerApplications = "employer/job_applications";

/** `jobListingId` limits the list to one job, as on the job's page. */
export function useApplicants(jobListingId?: string) {
  const [search, setSearch] = useSearch();
  const { filter, sort, page, view, compare } = parseApplicantSearch(search);
  const queryFilter = { ...filter, ...(jobListingId && { jobListingId }) };
  const onlyJob =
    queryFilter.jobListingId && !queryFilter.jobListingId.includes(",") ? queryFilter.jobListingId : null;
  const live: LiveOption = onlyJob
    ? { channel: "ApplicationsChannel", params: { jobListingId: onlyJob } }
    : true;
  const query = useCollection(JobApplication, {
    at: employerApplications,
    filter: queryFilter,
    include: ["jobListing", "userProfile", "locations"],
    sort,
    page,
    live,
  });
  const jobs = useCollection(JobListing, {
    at: "employer/job_listings",
    include: ["locations"],
    sort: "-createdAt",
    size: 100,
  });
  const clearableFilters = filterNames.filter((name) => name !== "jobListingId" || !jobListingId);
  return {
    query,
    jobs,
    filter,
    queryFilter,
    sort,
    page,
    view,
    compare,
    /** The channel that pushes changes of these applicants. */
    live,
    /** The one job of the list, when the page fixes it. */
    jobListingId,
    setSearch,
    /** The active filters, without the one that the page fixes. */
    activeFilters: clearableFilters.filter((name) => filter[name]),
    remove: (...names: FilterName[]) => setSearch(Object.fromEntries(names.map((name) => [name, null]))),
    clear: () => setSearch(Object.fromEntries(clearableFilters.map((name) => [name, null]))),
    showNew: () => {
      query.showNew();
      jobs.retry();
    },
  };
}
