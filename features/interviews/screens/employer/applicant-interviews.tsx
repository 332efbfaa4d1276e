/** At an applicant: the interviews with them. */
import type { Applicant } from "#features/applications/screens/review/use-applicants.ts";
import { InterviewsWith } from "./interviews-with.tsx";

export const ApplicantInterviews = ({ application }: { application: Applicant }) => (
  <InterviewsWith userProfileId={application.userProfileId!} />
);
