/** Emails an invitation, within the limits per recipient and per sender. */
import { emailAccount } from "#features/accounts/api/emails/email-account.ts";
import { hashSecret, generateSecret } from "#features/accounts/api/sessions/session-tokens.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, tooManyRequests } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { loadInviterName } from "./inviter-name.query.ts";
import { invitationElsewhereMail, invitationMail } from "./invitation.mail.ts";

export const invitationDays = 14;
/** From all programs together. */
const maxPerRecipientPerDay = 5;
const maxPerSenderPerDay = 20;
/** Mails from an unapproved program to one person, ever. */
const maxFromUnapproved = 3;

const auditAction = "employer.invite";

/** @throws ApiError 429 beyond a day's mails; 409 `too_many_invitations` where an unapproved program wrote three times. */
export async function sendInvitation(context: WriteContext, profile: Row<"employerProfiles">): Promise<void> {
  const { db, now } = context;
  const employer = await db
    .selectFrom("employers")
    .select(["name", "approvalState"])
    .where("id", "=", profile.employerId)
    .executeTakeFirstOrThrow();
  const account = await db
    .selectFrom("accounts")
    .select(["id", "email", "language", "firstName", "userType", "closedAt"])
    .where("id", "=", profile.accountId)
    .executeTakeFirstOrThrow();
  await lockAccounts(context, account.id);
  const { invitationsSent } = await db
    .selectFrom("employerProfiles")
    .select("invitationsSent")
    .where("id", "=", profile.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const isApproved = employer.approvalState === "approved";
  if (!isApproved && invitationsSent >= maxFromUnapproved)
    throw conflict(
      /*i18n*/ "You've invited this person three times. You can ask again once your program is approved.",
      { code: "too_many_invitations" },
    );
  await checkRecipientLimit(context, account.email);
  await checkSenderLimit(context);
  const token = generateSecret();
  const mayAccept = account.userType === "employer";
  const sent = await db
    .updateTable("employerProfiles")
    .set((eb) => ({
      invitationToken: mayAccept ? hashSecret(token) : null,
      invitedAt: now(),
      invitationExpiresAt: new Date(now().getTime() + invitationDays * dayMs),
      invitationsSent: eb("invitationsSent", "+", 1),
    }))
    .where("id", "=", profile.id)
    .returning("invitationsSent")
    .executeTakeFirstOrThrow();
  await recordAudit(context, { action: auditAction, entity: "employer_profiles", entityId: profile.id });
  // The reply is the same for every address; only the recipient learns that they need another one.
  if (account.closedAt || account.userType === "operator") return;
  const inviter = await loadInviterName(db, profile.invitedById, employer.name);
  const to = { firstName: account.firstName, inviter, program: employer.name, isApproved };
  const mail = mayAccept ? invitationMail({ ...to, token }) : invitationElsewhereMail(to);
  await emailAccount(db, context, account, `invitation:${profile.id}:${sent.invitationsSent}`, mail);
}

/** Serializes simultaneous invitations, so that they do not pass a limit together; ordered by id, against deadlocks. */
async function lockAccounts({ db, actor }: WriteContext, recipientId: string): Promise<void> {
  const ids = isSignedIn(actor) && actor.accountId ? [recipientId, actor.accountId] : [recipientId];
  await db
    .selectFrom("accounts")
    .select("id")
    .where("id", "in", ids)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** Owners of programs cannot flood a mailbox. */
async function checkRecipientLimit({ db, now }: WriteContext, address: string): Promise<void> {
  const { sent } = await db
    .selectFrom("mails")
    .select((eb) => eb.fn.countAll<number>().as("sent"))
    .where("toAddress", "=", address)
    .where("name", "in", [invitationMail.id, invitationElsewhereMail.id])
    .where("createdAt", ">", new Date(now().getTime() - dayMs))
    .executeTakeFirstOrThrow();
  if (Number(sent) >= maxPerRecipientPerDay) throw tooManyRequests(dayMs / 1000);
}

async function checkSenderLimit({ db, actor, now }: WriteContext): Promise<void> {
  if (!isSignedIn(actor) || !actor.accountId) return;
  const { sent } = await db
    .selectFrom("auditLogs")
    .select((eb) => eb.fn.countAll<number>().as("sent"))
    .where("accountId", "=", actor.accountId)
    .where("action", "=", auditAction)
    .where("createdAt", ">", new Date(now().getTime() - dayMs))
    .executeTakeFirstOrThrow();
  if (Number(sent) >= maxPerSenderPerDay) throw tooManyRequests(dayMs / 1000);
}
