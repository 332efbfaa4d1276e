/** The account of somebody who is invited to act for an employer: theirs already, or made for them to set a password. */
import { randomBytes } from "node:crypto";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { Row } from "#platform/server/resource.ts";
import { hashPassword } from "./password.ts";
import { hashOf, newSecret } from "./session.ts";

interface Invited {
  email: string;
  firstName: string;
  lastName: string;
}

export type InvitedAccount = Pick<Row<"accounts">, "id" | "email" | "language" | "firstName">;

const passwordLinkHours = 1;
const columns = ["id", "email", "language", "firstName"] as const;

/**
 * Of whatever kind the account is: that an address has one is nothing for whoever invites. Only an employer's can accept,
 * for accounts never change sides. Nobody is mailed by this.
 */
export async function accountToInvite(context: WriteContext, who: Invited): Promise<InvitedAccount> {
  const { db, language } = context;
  // Nobody knows it: the link in the mail is the only way in. Made for every address, so that time tells nothing.
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  const known = await db
    .selectFrom("accounts")
    .select([...columns])
    .where("email", "=", who.email)
    .executeTakeFirst();
  if (known) return known;
  const account = await db
    .insertInto("accounts")
    .values({
      email: who.email,
      firstName: who.firstName,
      lastName: who.lastName,
      userType: "employer",
      language,
      passwordHash,
    })
    .returning([...columns])
    .executeTakeFirstOrThrow();
  await recordAudit(context, { action: "invite", entity: "account", entityId: account.id });
  return account;
}

/** Made for an invitation and never used: its owner has no password yet. */
export async function hasNeverBeenHere(db: Queryable, accountId: string): Promise<boolean> {
  const account = await db
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", accountId)
    .where("lastSeenAt", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom("sessions").select("sessions.id").whereRef("sessions.accountId", "=", "accounts.id"),
        ),
      ),
    )
    .executeTakeFirst();
  return account !== undefined;
}

/** A link's token to choose a password with, for whoever just came by a mail to this account's address. */
export async function passwordToken({ db, now }: WriteContext, accountId: string): Promise<string> {
  const token = newSecret();
  await db
    .insertInto("accountTokens")
    .values({
      tokenHash: hashOf(token),
      accountId,
      purpose: "reset_password",
      expiresAt: new Date(now().getTime() + passwordLinkHours * 3_600_000),
    })
    .execute();
  return token;
}
