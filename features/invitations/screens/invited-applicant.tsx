/** On an application: that it came from an invitation, who sent it, and when. */
import { Trans } from "@lingui/react/macro";

import type { Applicant } from "#features/applications/screens/review/use-applicants.ts";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { sentInvitations, useJobInvitations } from "./use-job-invitations.ts";

export function InvitedApplicant({ application }: { application: Applicant }) {
  const { userProfileId, jobListingId } = application;
  const query = useJobInvitations({
    at: sentInvitations,
    filter: { userProfileId, jobListingId },
    size: 1,
    enabled: Boolean(userProfileId && jobListingId),
  });
  const invitation = query.data?.[0];
  if (!invitation) return null;
  const at = <TimeText at={invitation.createdAt} />;
  const { invitedBy } = invitation;
  return (
    <p className="small muted">
      {invitedBy ? (
        <Trans>
          Came from an invitation by {invitedBy}, {at}.
        </Trans>
      ) : (
        <Trans>Came from your invitation, {at}.</Trans>
      )}
    </p>
  );
}
