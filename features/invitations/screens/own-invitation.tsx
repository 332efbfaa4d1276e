/** An invitation as the educator answers it: apply, or "Not for me", which can be taken back. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { Link } from "react-router";

import { ownApplicationPath } from "#features/paths.ts";
import { JobListing } from "#features/jobs/job-listing.ts";
import { jobIncludes } from "#features/jobs/screens/job-records.ts";
import { useAction } from "#platform/web/data/use-action.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import type { JobInvitationRecord } from "../job-invitation.ts";
import { JobInvitation } from "../job-invitation.ts";
import { ApplyByInvitation } from "./apply-by-invitation.tsx";
import { myInvitationLabels } from "./job-invitation-labels.ts";
import { ownInvitations } from "./use-job-invitations.ts";

export function OwnInvitation({ invitation }: { invitation: JobInvitationRecord }) {
  const labelFor = useLabels();
  useMarkViewed(invitation);
  const { state, jobApplicationId } = invitation;
  if (state === "applied" || state === "hired") {
    const text = labelFor(myInvitationLabels, state);
    return (
      <p className="small">
        {jobApplicationId ? <Link to={ownApplicationPath(jobApplicationId)}>{text}</Link> : text}
      </p>
    );
  }
  if (state === "declined") return <Declined invitation={invitation} />;
  return <Answer invitation={invitation} />;
}

function Answer({ invitation }: { invitation: JobInvitationRecord }) {
  const job = useResource(JobListing, invitation.jobListingId, { include: [...jobIncludes] });
  const decline = useDecline(invitation);
  const isGone = job.error?.status === 404 || (job.data && job.data.listingStatus !== "published");
  if (isGone)
    return (
      <p className="small muted">
        <Trans>This job isn't open any more.</Trans>
      </p>
    );
  return (
    <Cluster gap={8}>
      {job.data && <ApplyByInvitation job={job.data} />}
      <Button variant="subtle" size="small" onClick={() => void decline()}>
        <Trans>Not for me</Trans>
      </Button>
    </Cluster>
  );
}

function Declined({ invitation }: { invitation: JobInvitationRecord }) {
  const { run } = useAction(JobInvitation, "undo_decline", { at: ownInvitations });
  return (
    <Cluster gap={8}>
      <p className="small muted">
        <Trans>You said it's not for you. That's fine.</Trans>
      </p>
      <Button variant="subtle" size="small" onClick={() => void run(invitation).catch(couldNotSave)}>
        <Trans>Undo</Trans>
      </Button>
    </Cluster>
  );
}

function useDecline(invitation: JobInvitationRecord) {
  const { t } = useLingui();
  const decline = useAction(JobInvitation, "decline", { at: ownInvitations });
  const undo = useAction(JobInvitation, "undo_decline", { at: ownInvitations });
  return async () => {
    try {
      await decline.run(invitation);
    } catch {
      return couldNotSave();
    }
    toast(t`Thanks for telling them.`, { undo: () => void undo.run(invitation).catch(couldNotSave) });
  };
}

/** Once, when it is on the screen; that it could not be noted is no reason to disturb. */
function useMarkViewed(invitation: JobInvitationRecord) {
  const view = useAction(JobInvitation, "view", { at: ownInvitations });
  const mark = useEffectEvent(() => {
    if (!invitation.viewedAt) view.run(invitation).catch(() => undefined);
  });
  useEffect(() => mark(), [invitation.id]);
}
