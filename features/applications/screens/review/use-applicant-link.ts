/** The address of an applicant that keeps the list as it is: filters, sort and page go along. */
import { applicantPath, pages } from "#features/paths.ts";
import { useLocation } from "react-router";

/** On a job's own page the list is of that job, which its query does not say. */
export function useApplicantLink(jobListingId?: string): (applicationId: string) => string {
  const { pathname, search } = useLocation();
  const isOnApplicantsPage = pathname.startsWith(pages.employerApplicants);
  const params = new URLSearchParams(isOnApplicantsPage ? search : "");
  if (jobListingId) params.set("jobListingId", jobListingId);
  const query = params.size > 0 ? `?${params}` : "";
  return (applicationId) => applicantPath(applicationId) + query;
}
