/** The colleagues named while registering: kept, and mailed once the address is confirmed and the team may be as large. */
import type { RowChange } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { ApiError } from "#platform/server/errors.ts";
import type { ProgramInput } from "../../program-input.ts";
import { saveInvitation, maxTeamBeforeReview } from "./invite.action.ts";
import { sendInvitation } from "./send-invitation.ts";

/** Nothing tells which addresses have accounts here: somebody who signs up may be anybody. */
export async function inviteTeam(
  context: WriteContext,
  employerId: string,
  invitedById: string,
  { invitations }: Pick<ProgramInput, "invitations">,
): Promise<void> {
  for (const colleague of invitations ?? [])
    await saveInvitation(context, { employerId, invitedById }, { ...colleague, role: "member" });
  await sendWaitingInvitations(context, employerId);
}

/** A confirmed address: what its programs wanted to send goes out. */
export async function sendAfterConfirmation(
  context: WriteContext,
  { id: accountId }: RowChange<"accounts">,
): Promise<void> {
  const programs = await context.db
    .selectFrom("employerProfiles")
    .select("employerId")
    .distinct()
    .where("invitedById", "=", accountId)
    .where("invitationState", "=", "pending")
    .where("invitedAt", "is", null)
    .execute();
  for (const { employerId } of programs) await sendWaitingInvitations(context, employerId);
}

/** An approved program: its team may be as large as it likes. */
export const sendAfterApproval = (context: WriteContext, { id }: RowChange<"employers">): Promise<void> =>
  sendWaitingInvitations(context, id);

/** Sends what was kept and may go now, oldest first. What a limit holds back stays, for an owner to send by hand. */
async function sendWaitingInvitations(context: WriteContext, employerId: string): Promise<void> {
  const { db } = context;
  const { approvalState } = await db
    .selectFrom("employers")
    .select("approvalState")
    .where("id", "=", employerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (approvalState !== "approved" && approvalState !== "pending") return;
  const invited = await db
    .selectFrom("employerProfiles as profile")
    .innerJoin("accounts as sender", "sender.id", "profile.invitedById")
    .selectAll("profile")
    .where("profile.employerId", "=", employerId)
    .where("profile.invitationState", "=", "pending")
    .where("sender.emailVerifiedAt", "is not", null)
    .orderBy("profile.id")
    .execute();
  const members = await db
    .selectFrom("employerProfiles")
    .select("id")
    .where("employerId", "=", employerId)
    .where("removedAt", "is", null)
    .execute();
  const isSent = (row: (typeof invited)[number]) => row.invitedAt !== null;
  const room =
    approvalState === "approved"
      ? invited.length
      : maxTeamBeforeReview - members.length - invited.filter(isSent).length;
  for (const row of invited.filter((one) => !isSent(one)).slice(0, Math.max(0, room))) {
    try {
      await sendInvitation(context, row);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}
