/** "Invite to apply" beside educators whom an employer has found: one of them, or several. */
import { Trans } from "@lingui/react/macro";
import IconMailForward from "~icons/tabler/mail-forward";
import { Suspense, useState } from "react";

import { fullName } from "#features/accounts/full-name.ts";
import type { Candidate } from "#features/candidates/screens/candidate-slots.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import classes from "./invite-to-apply-button.module.css";
import type { Invitee } from "./send-job-invitations.ts";

const InviteToApplyDialog = lazyPart(() =>
  import("./invite-to-apply-dialog.tsx").then((module) => module.InviteToApplyDialog),
);

const inviteeOf = (profile: Candidate): Invitee => ({
  userProfileId: profile.id,
  firstName: profile.firstName,
  fullName: fullName(profile),
});

interface InviteCandidateProps {
  profile: Candidate;
  isOnRow?: boolean;
  jobListingId?: string | null;
}

/** A row has room for it only where the list is about one job. */
export const InviteCandidateToApply = ({ profile, isOnRow, jobListingId }: InviteCandidateProps) =>
  isOnRow && !jobListingId ? null : (
    <InviteToApplyButton invitees={[inviteeOf(profile)]} jobListingId={jobListingId} />
  );

interface InviteCandidatesProps {
  profiles: readonly Candidate[];
  jobListingId?: string | null;
  done: () => void;
}

export const InviteCandidatesToApply = ({ profiles, jobListingId, done }: InviteCandidatesProps) => (
  <InviteToApplyButton invitees={profiles.map(inviteeOf)} jobListingId={jobListingId} sent={done} />
);

interface InviteToApplyButtonProps {
  invitees: readonly Invitee[];
  jobListingId?: string | null | undefined;
  sent?: () => void;
}

function InviteToApplyButton({ invitees, jobListingId, sent }: InviteToApplyButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        leftSection={<IconMailForward size={18} />}
      >
        <span>
          <Trans>
            Invite<span className={classes.longer}> to apply</span>
          </Trans>
        </span>
      </Button>
      {isAsking && (
        <Suspense>
          <InviteToApplyDialog
            invitees={invitees}
            jobListingId={jobListingId}
            close={() => setAsking(false)}
            sent={sent}
          />
        </Suspense>
      )}
    </>
  );
}
