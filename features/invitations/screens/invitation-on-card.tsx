/** Below a job in a conversation: whether it is an invitation to apply, and what has become of it. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import type { MessageRecord } from "#features/messages/screens/slots/message-slots.ts";
import { applicantPath } from "#features/paths.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import type { JobInvitationRecord } from "../job-invitation.ts";
import { JobInvitationPill } from "./job-invitation-pill.tsx";
import { OwnInvitation } from "./own-invitation.tsx";
import { ownInvitations, sentInvitations, useJobInvitations } from "./use-job-invitations.ts";

export function InvitationOnCard({ message }: { message: MessageRecord }) {
  const isEmployer = useSession().userType === "employer";
  const query = useJobInvitations({
    at: isEmployer ? sentInvitations : ownInvitations,
    filter: { messageId: message.id },
    size: 1,
  });
  const invitation = query.data?.[0];
  if (!invitation) return null;
  if (isEmployer) return <SentInvitation invitation={invitation} />;
  return (
    <Stack gap={8}>
      <p className="small">
        <Trans>You're invited to apply.</Trans>
      </p>
      <OwnInvitation invitation={invitation} />
    </Stack>
  );
}

function SentInvitation({ invitation: { state, jobApplicationId } }: { invitation: JobInvitationRecord }) {
  return (
    <Cluster gap={8} className="small">
      <span className="muted">
        <Trans>Invitation to apply</Trans>
      </span>
      <JobInvitationPill state={state} />
      {jobApplicationId && (
        <Link to={applicantPath(jobApplicationId)}>
          <Trans>Open application</Trans>
        </Link>
      )}
    </Cluster>
  );
}
