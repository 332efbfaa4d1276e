/** An applicant as a recipient; the job they applied for fills the templates. */
import type { Applicant } from "#features/applications/screens/review/use-applicants.ts";
import type { Recipient } from "../composer/use-bulk-send.ts";

export const recipientOf = ({ names, userProfile, userProfileId, jobListing }: Applicant): Recipient => ({
  id: userProfileId!,
  name: names.userProfile,
  firstName: userProfile?.firstName,
  jobTitle: jobListing?.title,
});
