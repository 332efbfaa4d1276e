/** How one application is read in full: with what relations, and before it is opened. */
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { JobApplication } from "../../../application.ts";
import { employerApplications } from "../use-applicants.ts";

export const applicationIncludes = [
  "jobListing",
  "locations",
  "userProfile",
  "userProfile.workHistories",
  "userProfile.educationHistories",
  "userProfile.educationHistories.educationLevel",
  "userProfile.certifications",
  "userProfile.profileQuestionAnswers",
  "userProfile.profileQuestionAnswers.profileQuestion",
] as const;

/** From the list, since reading an application by its own address tells the applicant that it was viewed. */
export const prefetchPath = (applicationId: string) =>
  collectionPath(JobApplication, {
    at: employerApplications,
    filter: { ids: applicationId },
    include: applicationIncludes,
  });
