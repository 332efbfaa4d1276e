/** The account of somebody who is invited to act for an employer: theirs already, or made for them to set a password. */
import { randomBytes } from "node:crypto";
import { audit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { invitationMail } from "./account.mail.ts";
import { mailAccount } from "./mail-account.ts";
import { hashPassword } from "./password.ts";
import { hashOf, newSecret } from "./session.ts";

interface Invited {
  email: string;
  firstName: string;
  lastName: string;
  /** Who invites, as the mail names them. */
  invitedBy: string;
}

/** An invitation waits longer than a forgotten password. */
const daysToAccept = 14;

/** Null for an address whose account is not an employer's: accounts never change sides. */
export async function inviteAccount(context: WriteContext, who: Invited): Promise<{ id: string } | null> {
  const { db, language, now } = context;
  const known = await db.selectFrom("accounts").selectAll().where("email", "=", who.email).executeTakeFirst();
  if (known && (known.userType !== "employer" || known.closedAt)) return null;
  if (known) {
    const mail = invitationMail({ firstName: known.firstName, invitedBy: who.invitedBy, token: "" });
    await mailAccount(db, context, known, `invitation:${known.id}:${who.invitedBy}`, mail);
    return known;
  }
  const account = await db
    .insertInto("accounts")
    .values({
      email: who.email,
      firstName: who.firstName,
      lastName: who.lastName,
      userType: "employer",
      language,
      // Nobody knows it: the link in the mail is the only way in.
      passwordHash: await hashPassword(randomBytes(32).toString("base64url")),
    })
    .returning(["id", "email", "language"])
    .executeTakeFirstOrThrow();
  const token = newSecret();
  const tokenHash = hashOf(token);
  const expiresAt = new Date(now().getTime() + daysToAccept * 86_400_000);
  await db
    .insertInto("accountTokens")
    .values({ tokenHash, accountId: account.id, purpose: "reset_password", expiresAt })
    .execute();
  await audit(context, { action: "invite", entity: "account", entityId: account.id });
  const mail = invitationMail({ firstName: who.firstName, invitedBy: who.invitedBy, token });
  await mailAccount(db, context, account, `invitation:${tokenHash.toString("hex")}`, mail);
  return account;
}
