/** How many applicants there are in each state, under the other filters in force. */
import { collectionPath } from "#platform/web/collection-path.ts";
import { useDocument } from "#platform/web/use-document.ts";
import { JobApplication } from "../../../application.ts";
import { employerApplications, type ApplicantList } from "../use-applicants.ts";

export function useStateCounts({ asked }: ApplicantList): Record<string, number> | undefined {
  const path = collectionPath(JobApplication, {
    at: `${employerApplications}/counts`,
    filter: { ...asked, aasmState: undefined },
  });
  return useDocument(path).data?.meta?.["states"] as Record<string, number> | undefined;
}
