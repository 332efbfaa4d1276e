/** An invitation follows the educator's application for the job: applied, and hired once the employer says so. */
import { changeRow } from "#platform/server/change-row.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { RowUpdated } from "#platform/server/events.ts";
import { stateAfterApplication } from "../invitation-transitions.ts";
import { invitationStreams } from "./invitations.channel.ts";

export async function followApplication(
  context: WriteContext,
  { after: application }: RowUpdated<"jobApplications">,
): Promise<void> {
  const state = stateAfterApplication(application.aasmState);
  if (!state) return;
  const { jobListingId, userProfileId } = application;
  const invitation = await context.db
    .selectFrom("jobInvitations")
    .selectAll()
    .where("jobListingId", "=", jobListingId)
    .where("userProfileId", "=", userProfileId)
    .forUpdate()
    .executeTakeFirst();
  if (!invitation || (invitation.state === state && invitation.jobApplicationId)) return;
  await changeRow(
    context,
    "jobInvitations",
    invitation,
    { state, stateChangedAt: context.now(), jobApplicationId: application.id },
    { broadcast: invitationStreams },
  );
}
