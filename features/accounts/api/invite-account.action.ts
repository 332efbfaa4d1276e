/**
 * The account of a person invited to an employer's team: an existing one, or a new one whose password they
 * set by link.
 */
import { randomBytes } from "node:crypto";
import { brandAt } from "#features/brands/api/brand-of-host.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { Row } from "#platform/server/resource.ts";
import { hashPassword } from "./passwords/password.ts";
import { hashSecret, generateSecret } from "./sessions/session-tokens.ts";

interface Invited {
  email: string;
  firstName: string;
  lastName: string;
}

export type InvitedAccount = Pick<Row<"accounts">, "id" | "email" | "language" | "firstName">;

const passwordLinkHours = 1;
const columns = ["id", "email", "language", "firstName"] as const;

/**
 * Returns an account of any user type: the inviter must not learn which addresses have accounts. Only an
 * employer's account can accept, because accounts never change their user type. Sends no email.
 */
export async function findOrCreateInvitedAccount(
  context: WriteContext,
  who: Invited,
): Promise<InvitedAccount> {
  const { db, language } = context;
  // Nobody knows this password: the mailed link is the only way in. Hashed for every address, so that timing
  // reveals nothing.
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
      brandId: (await brandAt(db, context.origin))?.id ?? null,
    })
    .returning([...columns])
    .executeTakeFirstOrThrow();
  await recordAudit(context, { action: "invite", entity: "account", entityId: account.id });
  return account;
}

/** The invitation guessed the inviter's language; the browser in which it is accepted knows better. */
export const rememberLanguage = ({ db, language }: WriteContext, accountId: string) =>
  db.updateTable("accounts").set({ language }).where("id", "=", accountId).execute();

/** Created for an invitation and never used: its owner has no password yet. */
export async function hasNeverSignedIn(db: Queryable, accountId: string): Promise<boolean> {
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

/** A token to choose a password with, for a person who just opened a link mailed to this account's address. */
export async function passwordToken({ db, now }: WriteContext, accountId: string): Promise<string> {
  const token = generateSecret();
  await db
    .insertInto("accountTokens")
    .values({
      tokenHash: hashSecret(token),
      accountId,
      purpose: "reset_password",
      expiresAt: new Date(now().getTime() + passwordLinkHours * 3_600_000),
    })
    .execute();
  return token;
}
