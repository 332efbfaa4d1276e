/** On an educator's profile: the invitations to apply that they got from this employer; nothing where there are none. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import type { Candidate } from "#features/candidates/screens/candidate-slots.ts";
import { employerJobPath } from "#features/paths.ts";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import type { JobInvitationRecord } from "../job-invitation.ts";
import { JobInvitationPill } from "./job-invitation-pill.tsx";
import { sentInvitations, useJobInvitations } from "./use-job-invitations.ts";

export function CandidateJobInvitations({ profile }: { profile: Candidate }) {
  const { t } = useLingui();
  const query = useJobInvitations({
    at: sentInvitations,
    filter: { userProfileId: profile.id },
    include: ["jobListing"],
  });
  if (!query.data?.length) return null;
  return (
    <Stack as="section" gap={8} aria-label={t`Invitations to apply`}>
      <h3>
        <Trans>Invitations to apply</Trans>
      </h3>
      <Stack as="ul" gap={8}>
        {query.data.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} />
        ))}
      </Stack>
    </Stack>
  );
}

function Row({
  invitation: { jobListing, state, invitedBy, createdAt },
}: {
  invitation: JobInvitationRecord;
}) {
  const at = <TimeText at={createdAt} />;
  return (
    <Cluster as="li" gap={[4, 12]}>
      {jobListing && (
        <Link to={employerJobPath(jobListing.slug)} className="link-line strong">
          {jobListing.title}
        </Link>
      )}
      <JobInvitationPill state={state} />
      <span className="muted small">
        {invitedBy ? (
          <Trans>
            Invited by {invitedBy} {at}
          </Trans>
        ) : (
          <Trans>Invited {at}</Trans>
        )}
      </span>
    </Cluster>
  );
}
