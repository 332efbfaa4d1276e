/** The link to an applicant that preserves the list's filters, sort and page. */
import { applicantPath, pages } from "#features/paths.ts";
import { useLocation } from "react-router";

/** On a job's page the list is filtered by that job, which is not in the query string. */
export function useApplicantLink(jobListingId?: string): (applicationId: string) => string {
  const { pathname, search } = useLocation();
  const isOnApplicantsPage = pathname.startsWith(pages.employerApplicants);
  const params = new URLSearchParams(isOnApplicantsPage ? search : "");
  if (jobListingId) params.set("jobListingId", jobListingId);
  const query = params.size > 0 ? `?${params}` : "";
  return (applicationId) => applicantPath(applicationId) + query;
}
