/** Links an invitation to the interview booked through it, and removes the link when that is canceled. */
import { changeRow } from "#platform/server/change-row.ts";
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { threadStreams } from "../conversation-streams.ts";
import type { Pair } from "../conversations/find-or-create-conversation.ts";

interface BookedInterview extends Pair {
  interviewId: string;
  time: Date;
  /** The rescheduled interview, whose invitation is transferred to the new one. */
  rescheduledFromId?: string | null;
}

/** Links the pair's newest open invitation; without one, the interview was booked directly. */
export async function linkInterview(context: WriteContext, booked: BookedInterview): Promise<void> {
  const { interviewId, time } = booked;
  const invitation =
    (await findLinkedInvitation(context, booked)) ?? (await findOpenInvitation(context, booked));
  if (invitation) await setInterview(context, invitation, interviewId, time);
}

/** After a cancellation the invitation can be used again. */
export async function unlinkInterview(
  context: WriteContext,
  { interviewId }: { interviewId: string },
): Promise<void> {
  const invitation = await findLinkedInvitation(context, { interviewId });
  if (invitation) await setInterview(context, invitation, null, null);
}

interface Invitation {
  id: string;
  conversationId: string;
}

async function findLinkedInvitation(
  { db }: WriteContext,
  { interviewId, rescheduledFromId }: Pick<BookedInterview, "interviewId" | "rescheduledFromId">,
): Promise<Invitation | undefined> {
  return db
    .selectFrom("messages")
    .select(["id", "conversationId"])
    .where("interviewId", "in", [interviewId, ...(rescheduledFromId ? [rescheduledFromId] : [])])
    .where("messageType", "=", "interview_invite")
    .orderBy("id", "desc")
    .executeTakeFirst();
}

async function findOpenInvitation(
  { db }: WriteContext,
  { employerId, userProfileId }: Pair,
): Promise<Invitation | undefined> {
  return db
    .selectFrom("messages")
    .select(["id", "conversationId"])
    .where("employerId", "=", employerId)
    .where("userProfileId", "=", userProfileId)
    .where("messageType", "=", "interview_invite")
    .where("interviewId", "is", null)
    .where("deletedAt", "is", null)
    .orderBy("id", "desc")
    .executeTakeFirst();
}

async function setInterview(
  { db, now }: WriteContext,
  { id, conversationId }: Invitation,
  interviewId: string | null,
  time: Date | null,
): Promise<void> {
  await changeRow({ db, now }, "messages", { id }, { interviewId, interviewScheduledAt: time });
  await broadcastRow(db, threadStreams, { id, conversationId });
}
