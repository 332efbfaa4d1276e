/** Who deletes the message takes the invitation back, and may send another; one that was followed stays. */
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { RowUpdated } from "#platform/server/events.ts";
import { invitationStreams } from "./invitations.channel.ts";

export async function takeBackWithMessage(
  context: WriteContext,
  { id: messageId }: RowUpdated<"messages">,
): Promise<void> {
  const [invitation] = await context.db
    .deleteFrom("jobInvitations")
    .where("messageId", "=", messageId)
    .where("jobApplicationId", "is", null)
    .returningAll()
    .execute();
  if (!invitation) return;
  await recordAudit(context, {
    action: "job_invitation.take_back",
    entity: "job_invitations",
    entityId: invitation.id,
    detail: { jobListingId: invitation.jobListingId },
  });
  await broadcastRow(context.db, invitationStreams, invitation, "deleted");
}
