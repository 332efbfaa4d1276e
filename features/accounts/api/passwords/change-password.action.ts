/** Changes a password: ends every other session, and emails the owner. */
import { changeRow } from "#platform/server/change-row.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Row } from "#platform/server/resource.ts";
import { endOpenTokens } from "../account-tokens.ts";
import { passwordChangedMail } from "../account-change.mail.ts";
import { emailAccount } from "../emails/email-account.ts";
import { hashPassword } from "./password.ts";
import { revokeOtherSessions } from "../sessions/session-tokens.ts";

export async function changePassword(
  context: WriteContext,
  account: Row<"accounts">,
  password: string,
  sessionId: string,
): Promise<void> {
  const { db, now } = context;
  const passwordHash = await hashPassword(password);
  await changeRow(context, "accounts", account, { mustChangePassword: false, passwordHash });
  await endOpenTokens(context, account.id);
  await revokeOtherSessions(db, account.id, sessionId, now());
  await recordAudit(context, { action: "change_password", entity: "account", entityId: account.id });
  await emailPasswordChanged(context, account);
}

export async function emailPasswordChanged(
  context: WriteContext,
  account: Pick<Row<"accounts">, "id" | "email" | "firstName" | "language">,
): Promise<void> {
  const mail = passwordChangedMail({ firstName: account.firstName });
  const key = `password-changed:${account.id}:${context.now().getTime()}`;
  await emailAccount(context.db, context, account, key, mail);
}
