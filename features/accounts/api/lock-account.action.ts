/** `POST accounts/{id}/lock` and `unlock`: an operator locks an account immediately, and unlocks it. */
import { changeRow } from "#platform/server/change-row.ts";
import { action } from "#platform/server/action.ts";
import { resourceDocument } from "#platform/server/engine/describe-route.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, forbidden, notFound } from "#platform/server/errors.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { z } from "zod";
import { endOpenTokens } from "./account-tokens.ts";
import { revokeOtherSessions } from "./sessions/session-tokens.ts";

const reason = z.string(/*i18n*/ "Say why").trim().min(3, /*i18n*/ "Say why").max(500);

/**
 * Nobody gets back in by a mailed link: open links are invalidated, and none is sent while the account is
 * locked.
 */
export const lockAccount = action({
  path: "accounts/:id/lock",
  summary: "Locks an account: its sessions end at once, and signing in says so. Needs a reason.",
  for: ["operator"],
  operators: ["review", "support"],
  input: z.object({ reason }),
  find: findAccount,
  answers: { 200: resourceDocument("account") },
  run: async (context, input, account) => {
    const { db, actor, now } = context;
    if (isSignedIn(actor) && actor.accountId === account.id)
      throw forbidden(/*i18n*/ "You can't lock your own account.");
    if (account.lockedAt) throw conflict(/*i18n*/ "This account is locked already.");
    await saveLock(context, account.id, now());
    await endOpenTokens(context, account.id);
    await revokeOtherSessions(db, account.id, null, now());
    await record(context, "lock", account.id, input.reason);
    return { resource: { type: "account", id: account.id } };
  },
});

export const unlockAccount = action({
  path: "accounts/:id/unlock",
  summary: "Unlocks an account: its owner can sign in again. Needs a reason.",
  for: ["operator"],
  operators: ["review", "support"],
  input: z.object({ reason }),
  find: findAccount,
  answers: { 200: resourceDocument("account") },
  run: async (context, input, account) => {
    if (!account.lockedAt) throw conflict(/*i18n*/ "This account is not locked.");
    await saveLock(context, account.id, null);
    await record(context, "unlock", account.id, input.reason);
    return { resource: { type: "account", id: account.id } };
  },
});

async function findAccount({ db }: WriteContext, { id }: Record<string, string>) {
  const account = z.uuid().safeParse(id).success
    ? await db
        .selectFrom("accounts")
        .select(["id", "lockedAt"])
        .where("id", "=", id!)
        .where("erasedAt", "is", null)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!account) throw notFound();
  return account;
}

const saveLock = (context: WriteContext, id: string, lockedAt: Date | null) =>
  changeRow(context, "accounts", { id }, { lockedAt });

async function record(
  context: WriteContext,
  what: "lock" | "unlock",
  id: string,
  why: string,
): Promise<void> {
  await recordAudit(context, { action: what, entity: "account", entityId: id, detail: { reason: why } });
  await context.emit(context, `accounts.${what}ed`, { id, changed: ["lockedAt"] });
}
