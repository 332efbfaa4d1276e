/** What only the owner of an account may do: never an operator who acts as them, and some of it with the password. */
import type { Queryable } from "#platform/server/database/database.ts";
import type { ParsedInput } from "#platform/server/engine/body.ts";
import { forbidden, invalidFields, unauthorized } from "#platform/server/errors.ts";
import { type Actor, isSignedIn } from "#platform/shared/actor.ts";
import { mayChangeCredentials } from "../../account.policy.ts";
import { isCorrectPassword } from "../passwords/password.ts";

/** The caller, where they are the account's owner; else `401` or `403`. */
export function requireAccountOwner(actor: Actor) {
  if (!isSignedIn(actor)) throw unauthorized(/*i18n*/ "Please log in.");
  if (!mayChangeCredentials(actor, { id: actor.accountId }))
    throw forbidden(/*i18n*/ "You can't change that while you act for somebody else.");
  return actor;
}

/** Reads the account when the password is right; else `422` at the field that carried it. */
export async function requirePassword(
  db: Queryable,
  accountId: string,
  password: unknown,
  field: string,
  pointer: ParsedInput["pointer"],
) {
  const account = await db
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  if (await isCorrectPassword(account.passwordHash, typeof password === "string" ? password : ""))
    return account;
  const message = /*i18n*/ "That is not your current password";
  throw invalidFields([{ field, message, code: "wrong_password" }], pointer);
}
