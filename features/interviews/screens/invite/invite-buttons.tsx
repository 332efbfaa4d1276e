/** "Invite to interview" where employers meet educators: at an applicant, for several of them, in a conversation. */
import { Trans } from "@lingui/react/macro";
import IconCalendarPlus from "~icons/tabler/calendar-plus";
import { Suspense, useState } from "react";

import type { Applicant } from "#features/applications/screens/review/use-applicants.ts";
import type { ConversationRecord } from "#features/messages/screens/slots/message-slots.ts";
import { fullName } from "#features/accounts/full-name.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { applicantStateLabels } from "#features/applications/screens/labels/application-labels.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import classes from "./invite-buttons.module.css";
import type { LeftOut } from "./left-out.tsx";
import type { Invitee } from "./send-invitations.ts";

const InviteDialog = lazyPart(() => import("./invite-dialog.tsx").then((module) => module.InviteDialog));

/** Applications nobody has closed. */
const isOpen = ({ aasmState }: Applicant) =>
  ["submitted", "shortlisted", "interviewing", "offered"].includes(aasmState);

export const inviteeOf = (application: Applicant): Invitee => ({
  userProfileId: application.userProfileId!,
  firstName: application.userProfile?.firstName ?? "",
  fullName: application.names.userProfile,
  jobTitle: application.jobListing?.title ?? null,
  jobApplicationId: isOpen(application) ? application.id : null,
});

export function InviteApplicant({ application }: { application: Applicant }) {
  return isOpen(application) && <InviteButton invitees={[inviteeOf(application)]} />;
}

export function InviteApplicants({
  applications,
  done,
}: {
  applications: readonly Applicant[];
  done: () => void;
}) {
  // One may have applied for several jobs; each person is asked once.
  const labelFor = useLabels();
  const open = applications.filter(isOpen);
  const invitees = [...new Map(open.map((one) => [one.userProfileId, inviteeOf(one)])).values()];
  const isInvited = new Set(invitees.map(({ userProfileId }) => userProfileId));
  const closed = applications.filter(({ userProfileId }) => !isInvited.has(userProfileId!));
  const leftOut = closed.map((one) => ({
    name: one.names.userProfile,
    state: labelFor(applicantStateLabels, one.aasmState),
  }));
  return <InviteButton invitees={invitees} leftOut={leftOut} isShort sent={done} />;
}

interface InviteFromConversationProps {
  conversation: ConversationRecord;
  sent: () => void;
}

export function InviteFromConversation({ conversation, sent }: InviteFromConversationProps) {
  const { userType } = useSession();
  const { userProfile, userProfileId } = conversation;
  if (userType !== "employer" || !userProfileId || conversation.blockedAt) return null;
  const invitee = {
    userProfileId,
    firstName: userProfile?.firstName ?? "",
    fullName: fullName(userProfile ?? {}),
  };
  return <InviteButton invitees={[invitee]} sent={sent} />;
}

interface InviteButtonProps {
  invitees: readonly Invitee[];
  /** Selected too, and not to be invited: their applications are closed. */
  leftOut?: readonly LeftOut[];
  isShort?: boolean;
  sent?: () => void;
}

export function InviteButton({ invitees, leftOut, isShort, sent }: InviteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)} leftSection={<IconCalendarPlus size={18} />}>
        {isShort ? (
          <Trans>Invite</Trans>
        ) : (
          <span>
            <Trans>
              <span className={classes.longer}>Invite to </span>
              <span className={classes.word}>interview</span>
            </Trans>
          </span>
        )}
      </Button>
      {isAsking && (
        <Suspense>
          <InviteDialog invitees={invitees} leftOut={leftOut} close={() => setAsking(false)} sent={sent} />
        </Suspense>
      )}
    </>
  );
}
