/** The account of somebody who is invited to act for an employer: theirs already, or made for them to set a password. */
import { randomBytes } from "node:crypto";
import { audit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Transaction } from "#platform/server/database.ts";
import type { Row } from "#platform/server/resource.ts";
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
  const { db, language } = context;
  const { invitedBy } = who;
  const known = await db.selectFrom("accounts").selectAll().where("email", "=", who.email).executeTakeFirst();
  if (known && (known.userType !== "employer" || known.closedAt)) return null;
  if (known) {
    await mailInvitation(context, known, { invitedBy, occasion: `${known.id}:${invitedBy}` });
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
    .returning(["id", "email", "language", "firstName", "lastSeenAt"])
    .executeTakeFirstOrThrow();
  await audit(context, { action: "invite", entity: "account", entityId: account.id });
  await mailInvitation(context, account, { invitedBy, occasion: account.id });
  return account;
}

type Account = Pick<Row<"accounts">, "id" | "email" | "language" | "firstName" | "lastSeenAt">;

interface Invitation {
  invitedBy: string;
  /** One occasion, one mail. */
  occasion: string;
}

/** To log in, or to choose a password where somebody has never been here. */
export async function mailInvitation(
  context: WriteContext,
  account: Account,
  { invitedBy, occasion }: Invitation,
): Promise<void> {
  const { db } = context;
  const token = (await hasBeenHere(db, account)) ? "" : await passwordLink(context, account.id);
  const mail = invitationMail({ firstName: account.firstName, invitedBy, token });
  await mailAccount(db, context, account, `invitation:${occasion}`, mail);
}

const hasBeenHere = async (db: Transaction, { id, lastSeenAt }: Account): Promise<boolean> =>
  lastSeenAt !== null ||
  (await db.selectFrom("sessions").select("id").where("accountId", "=", id).limit(1).execute()).length > 0;

async function passwordLink({ db, now }: WriteContext, accountId: string): Promise<string> {
  const token = newSecret();
  const tokenHash = hashOf(token);
  const expiresAt = new Date(now().getTime() + daysToAccept * 86_400_000);
  await db
    .insertInto("accountTokens")
    .values({ tokenHash, accountId, purpose: "reset_password", expiresAt })
    .execute();
  return token;
}
