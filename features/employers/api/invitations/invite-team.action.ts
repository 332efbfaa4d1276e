/** Stores invitations made at registration, and sends them once the address is confirmed and the team may grow. */
import type { RowChange } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { ApiError } from "#platform/server/errors.ts";
import type { ProgramInput } from "../../program-input.ts";
import { saveInvitation, maxTeamBeforeReview } from "./invite.action.ts";
import { sendInvitation } from "./send-invitation.ts";

/** The reply must not reveal which addresses have accounts: anyone can sign up. */
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

/** Runs when an address is confirmed. */
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

/** Runs when a program is approved: its team has no limit then. */
export const sendAfterApproval = (context: WriteContext, { id }: RowChange<"employers">): Promise<void> =>
  sendWaitingInvitations(context, id);

/** Sends stored invitations, oldest first, up to the limits. The rest stays for an owner to send by hand. */
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
  const available =
    approvalState === "approved"
      ? invited.length
      : maxTeamBeforeReview - members.length - invited.filter(isSent).length;
  for (const row of invited.filter((one) => !isSent(one)).slice(0, Math.max(0, available))) {
    try {
      await sendInvitation(context, row);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}
