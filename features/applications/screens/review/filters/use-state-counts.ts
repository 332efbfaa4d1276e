/** The number of applicants per state under the other active filters. */
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { JobApplication } from "../../../application.ts";
import { employerApplications, type ApplicantList } from "../use-applicants.ts";

export function useStateCounts({ queryFilter }: ApplicantList): Record<string, number> | undefined {
  const path = collectionPath(JobApplication, {
    at: `${employerApplications}/counts`,
    filter: { ...queryFilter, aasmState: undefined },
  });
  return useDocument(path).data?.meta?.["states"] as Record<string, number> | undefined;
}
