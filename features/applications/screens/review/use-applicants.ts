/** The live list of applicants for the URL's query, shared by the list, the pager and the tools. */
import { JobListing } from "#features/jobs/job-listing.ts";
import { pages } from "#features/paths.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { type Search, type SearchChange, type SetSearch, useSearch } from "#platform/web/hooks/use-search.ts";
import { JobApplication } from "../../application.ts";
import { filterNames, parseApplicantSearch, type FilterName } from "./filters/applicant-search.ts";

/** What rows of the list, cards of the board and their dialogs read: whole applications are many times as heavy. */
export const applicantFields = {
  job_applications: [
    "aasmState,withdrawn,qualified,criteriaMet,names,notesCount,onHold,movedBy,createdAt,updatedAt,submittedAt",
    "stateChangedAt,viewedAt,messagedAt,inviteSentAt,interviewScheduledAt,rejectionEmailAt,offerEmailAt",
    "offer,offerAcceptedAt,job_listing,user_profile,locations",
  ],
  user_profiles: [
    "firstName,lastName,slug,avatar,liked,emailConfirmed,missingScreeningQuestions,geographyId",
  ],
  job_listings: ["title,slug,listingStatus,compensation"],
  locations: ["name"],
} as const;

export const applicantIncludes = ["jobListing", "userProfile", "locations"] as const;

/** An application as a list has it; `ApplicationInFull` is one that is open. */
export type Applicant = ResourceOf<typeof JobApplication, typeof applicantFields>;
export type ApplicationInFull = ResourceOf<typeof JobApplication>;
export type ApplicantList = ReturnType<typeof useApplicants>;

/** The collection of applications that an employer received. */
export const employerApplications = "employer/job_applications";

/** What a list at this address asks for. */
function readList(search: Search, jobListingId: string | undefined, openId: string | undefined) {
  const parsed = parseApplicantSearch(search, !!openId);
  const { filter, view, stage } = parsed;
  // The board has a column for each state.
  const stageFilter = view !== "board" && stage !== "all" && { stage };
  return { ...parsed, queryFilter: { ...filter, ...stageFilter, ...(jobListingId && { jobListingId }) } };
}

const listOptions = ({
  queryFilter,
  sort,
  page,
}: Pick<ReturnType<typeof readList>, "queryFilter" | "sort" | "page">) => ({
  at: employerApplications,
  filter: queryFilter,
  include: applicantIncludes,
  fields: applicantFields,
  sort,
  page,
});

/** The API's path of the list at this address. */
export const applicantListPath = (search: Search, openId: string | undefined) =>
  collectionPath(JobApplication, listOptions(readList(search, undefined, openId)));

/** `jobListingId` limits the list to one job, as on the job's page; `openId` is the applicant beside it. */
export function useApplicants(jobListingId?: string, openId?: string) {
  const [search, setSearch] = useSearch();
  const read = readList(search, jobListingId, openId);
  const { filter, queryFilter, sort, page, view, stage, compare } = read;
  const onlyJob =
    queryFilter.jobListingId && !queryFilter.jobListingId.includes(",") ? queryFilter.jobListingId : null;
  const params: Record<string, string> = onlyJob ? { jobListingId: onlyJob } : {};
  const live = { channel: "ApplicationsChannel", params };
  const query = useCollection(JobApplication, { ...listOptions(read), live });
  const jobs = useCollection(JobListing, {
    at: "employer/job_listings",
    include: ["locations"],
    sort: "-createdAt",
    size: 100,
  });
  // Who is looked for by name or by state may be of any stage.
  const setFilters: SetSearch = (change, ...how) =>
    setSearch(change.q || change.aasmState ? { ...change, stage: "all" } : change, ...how);
  // The open applicant is of the list before.
  const openList = (change: SearchChange) =>
    setSearch(change, "replace", jobListingId ? undefined : pages.employerApplicants);
  const clearableFilters = filterNames.filter((name) => name !== "jobListingId" || !jobListingId);
  return {
    query,
    jobs,
    filter,
    queryFilter,
    sort,
    page,
    view,
    stage,
    compare,
    /** The channel that pushes changes of these applicants. */
    live,
    /** The one job of the list, when the page fixes it. */
    jobListingId,
    setSearch: setFilters,
    /** Changes the view or the tab; on the applicants page the open applicant is left. */
    openList,
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
