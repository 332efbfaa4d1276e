/** The ways in to an account beside its password and mailed codes: passkeys and sign-in identities. */
import type { Queryable } from "#platform/server/database/database.ts";
import { conflict } from "#platform/server/errors.ts";
import { type Actor, isSignedIn } from "#platform/shared/actor.ts";

const noAccountId = "00000000-0000-0000-0000-000000000000";

/** Whose ways in a caller sees: their own, and nobody's while they act as somebody else. */
export const ownerId = (me: Actor): string =>
  isSignedIn(me) && me.impersonatorId === undefined ? me.accountId : noAccountId;

/**
 * Refuses to remove the last way in of an account without a password; `id` is the one to be removed. The account's
 * row is locked: of two that are removed at once, one stays.
 */
export async function requireAnotherWayIn(
  db: Queryable,
  { id, accountId }: { id: string; accountId: string },
): Promise<void> {
  const { passwordHash } = await db
    .selectFrom("accounts")
    .select("passwordHash")
    .where("id", "=", accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (passwordHash !== null) return;
  const other = await db
    .selectFrom("signInIdentities")
    .select("id")
    .where("accountId", "=", accountId)
    .where("id", "!=", id)
    .unionAll(db.selectFrom("passkeys").select("id").where("accountId", "=", accountId).where("id", "!=", id))
    .limit(1)
    .executeTakeFirst();
  if (!other)
    throw conflict(/*i18n*/ "This is your only way to log in. Set a password first, then remove it.", {
      code: "last_way_in",
    });
}

/** Of an account that somebody made with an address of others: its owner shares it with nobody. */
export async function removeWaysIn(db: Queryable, accountId: string): Promise<void> {
  await db.deleteFrom("passkeys").where("accountId", "=", accountId).execute();
  await db.deleteFrom("signInIdentities").where("accountId", "=", accountId).execute();
}
