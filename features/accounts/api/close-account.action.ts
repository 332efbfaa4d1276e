/** Closing an account: hidden immediately, restorable for a time, erased afterwards. */
import { changeRow } from "#platform/server/change-row.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { forbidden } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { accountRetention } from "../retention.ts";
import { accountClosedMail, accountRestoredMail } from "./account-change.mail.ts";
import { emailAccount } from "./emails/email-account.ts";
import { revokeOtherSessions } from "./sessions/session-tokens.ts";

const { restoreDays } = accountRetention;

type AccountRow = Row<"accounts">;

/**
 * Features listen before it takes effect (`accounts.closing`: throw to refuse) and when it does
 * (`accounts.closed`: hide what belongs to the account). All of it is one transaction.
 */
export async function closeAccount(
  context: WriteContext,
  account: AccountRow,
): Promise<{ closedAt: Date; eraseAfter: Date }> {
  const { db, now } = context;
  if (account.userType === "operator")
    throw forbidden(/*i18n*/ "An operator's account is closed by another operator.");
  const change = { id: account.id, before: account, changed: ["closedAt"] };
  await context.emit(context, "accounts.closing", change);
  const closedAt = now();
  const eraseAfter = new Date(closedAt.getTime() + restoreDays * dayMs);
  await setClosed(context, account.id, { closedAt, eraseAfter });
  await context.emit(context, "accounts.closed", change);
  await revokeOtherSessions(db, account.id, null, closedAt);
  await recordAudit(context, { action: "close", entity: "account", entityId: account.id });
  const mail = accountClosedMail({ firstName: account.firstName, days: restoreDays });
  await emailAccount(db, context, account, `account-closed:${account.id}:${closedAt.getTime()}`, mail);
  return { closedAt, eraseAfter };
}

/** All back in sight, but for what was withdrawn or canceled. Harmless where nothing is closed. */
export async function restoreAccount(context: WriteContext, accountId: string): Promise<void> {
  const { db, now } = context;
  const account = await db
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", accountId)
    .where("erasedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!account?.closedAt) return;
  await setClosed(context, account.id, { closedAt: null, eraseAfter: null });
  const change = { id: account.id, before: account, changed: ["closedAt"] };
  await context.emit(context, "accounts.restored", change);
  await recordAudit(context, { action: "restore", entity: "account", entityId: account.id });
  const mail = accountRestoredMail({ firstName: account.firstName });
  await emailAccount(db, context, account, `account-restored:${account.id}:${now().getTime()}`, mail);
}

const setClosed = (
  context: WriteContext,
  id: string,
  times: { closedAt: Date | null; eraseAfter: Date | null },
) => changeRow(context, "accounts", { id }, times);
