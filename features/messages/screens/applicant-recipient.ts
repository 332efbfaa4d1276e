/** An applicant as somebody to write to: the job they applied for fills the templates. */
import type { Applicant } from "#features/applications/screens/use-applicants.ts";
import { fullName } from "#features/educators/educator-text.ts";
import type { Recipient } from "./compose-dialog.tsx";

export const recipientOf = ({ userProfile, userProfileId, jobListing }: Applicant): Recipient => ({
  id: userProfileId!,
  name: fullName(userProfile ?? {}),
  firstName: userProfile?.firstName,
  jobTitle: jobListing?.title,
});
