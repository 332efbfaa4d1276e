/** Slot fills beside applicants: the Message button for one or several, and recent messages. */
import type { Applicant } from "#features/applications/screens/review/use-applicants.ts";
import { recipientOf } from "./applicant-recipient.ts";
import { MessageButton } from "./message-button.tsx";
import { RecentMessages } from "./recent-messages.tsx";

export const MessageApplicant = ({ application }: { application: Applicant }) => (
  <MessageButton variant="filled" recipients={[recipientOf(application)]} />
);

/** One message per person, even for several applications. */
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
