/** What only the owner of an account may do: never an operator who acts as them, and some of it with the password. */
import type { Queryable } from "#platform/server/database/database.ts";
import type { ParsedInput } from "#platform/server/engine/body.ts";
import { forbidden, invalidFields, unauthorized } from "#platform/server/errors.ts";
import { type Actor, isSignedIn, type SignedIn } from "#platform/shared/actor.ts";
import { mayChangeCredentials } from "../../account.policy.ts";
import { isCorrectPassword } from "../passwords/password.ts";
import { limitAttempts } from "./limit-attempts.ts";

/** The caller, where they are the account's owner; else `401` or `403`. */
export function requireAccountOwner(actor: Actor) {
  if (!isSignedIn(actor)) throw unauthorized(/*i18n*/ "Please log in.");
  if (!mayChangeCredentials(actor, { id: actor.accountId }))
    throw forbidden(/*i18n*/ "You can't change that while you act for somebody else.");
  return actor;
}

/** So long after logging in the password is not asked for again. */
const recentMinutes = 15;
const passwordTries = limitAttempts({ most: 5, perSeconds: 900 });

type AccountOwner = Pick<SignedIn, "accountId" | "sessionId">;
type Read = { db: Queryable; now: () => Date };

/**
 * Reads the account when the password is right; else `422` at the field that carried it. Who has no password must
 * have logged in a short while ago.
 */
export async function requirePassword(
  context: Read,
  me: AccountOwner,
  password: unknown,
  field: string,
  pointer: ParsedInput["pointer"],
) {
  const account = await context.db
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", me.accountId)
    .executeTakeFirstOrThrow();
  if (account.passwordHash === null) {
    if (await isRecentSession(context, me)) return account;
    const message = /*i18n*/ "Log in again first, or set a password.";
    throw invalidFields([{ field, message, code: "login_required" }], pointer);
  }
  if (await isCorrectPassword(account.passwordHash, typeof password === "string" ? password : ""))
    return account;
  const message = /*i18n*/ "That is not your current password";
  throw invalidFields([{ field, message, code: "wrong_password" }], pointer);
}

/**
 * A session of the last minutes, or the password: somebody at a computer that was left open must not make
 * themselves a way in. `message` asks for the password.
 */
export async function requireRecentProof(
  context: Read,
  me: AccountOwner,
  { password, message }: { password?: string; message: string },
): Promise<void> {
  if (await isRecentSession(context, me)) return;
  const pointer = () => "/password";
  const { passwordHash } = await context.db
    .selectFrom("accounts")
    .select("passwordHash")
    .where("id", "=", me.accountId)
    .executeTakeFirstOrThrow();
  if (password === undefined && passwordHash !== null)
    throw invalidFields([{ field: "password", message, code: "password_required" }], pointer);
  await passwordTries(me.accountId, () => requirePassword(context, me, password, "password", pointer));
}

async function isRecentSession({ db, now }: Read, { sessionId }: AccountOwner): Promise<boolean> {
  const session = await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("createdAt", ">", new Date(now().getTime() - recentMinutes * 60_000))
    .executeTakeFirst();
  return session !== undefined;
}
