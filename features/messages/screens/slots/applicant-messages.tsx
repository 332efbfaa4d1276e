/** What messages put beside applicants: the button to write to one or to several, and the talk so far. */
import type { Applicant } from "#features/applications/screens/review/use-applicants.ts";
import { recipientOf } from "./applicant-recipient.ts";
import { MessageButton } from "./message-button.tsx";
import { RecentMessages } from "./recent-messages.tsx";

export const MessageApplicant = ({ application }: { application: Applicant }) => (
  <MessageButton variant="filled" recipients={[recipientOf(application)]} />
);

/** Somebody who applied for two jobs is one person. */
export function MessageApplicants({
  applications,
  done,
}: {
  applications: readonly Applicant[];
  done: () => void;
}) {
  const people = new Map(applications.map((one) => [one.userProfileId, recipientOf(one)]));
  return <MessageButton recipients={[...people.values()]} onSent={done} />;
}

export const RecentApplicantMessages = ({ application }: { application: Applicant }) => (
  <RecentMessages userProfileId={application.userProfileId!} />
);
