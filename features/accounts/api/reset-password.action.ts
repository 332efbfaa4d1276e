/** Resetting a password by mail: a single-use link of one hour; afterwards every other session has ended. */
import { recordAudit } from "#platform/server/audit.ts";
import type { Context } from "#platform/server/context.ts";
import { invalidFields, unprocessable } from "#platform/server/errors.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { Platform } from "#platform/server/feature.ts";
import { z } from "zod";
import type { UserType } from "../account.ts";
import { password, passwordsDiffer } from "../credentials.ts";
import { resetPasswordMail } from "./account.mail.ts";
import { endOpenTokens } from "./account-tokens.ts";
import { markEmailVerified } from "./confirm-email.action.ts";
import { mailAccount } from "./mail-account.ts";
import { tellOfNewPassword } from "./change-password.action.ts";
import { isSecondFactorDue } from "./second-factor/due-second-factor.query.ts";
import { hashPassword } from "./password.ts";
import { refuseWeakPassword } from "./refuse-weak-password.ts";
import { hashOf, newSecret, openSession, revokeOtherSessions, type TokenPair } from "./session.ts";

const linkMinutes = 60;
const linksPerDay = 5;

const newPassword = z.object({
  resetPasswordToken: z.string().min(1).max(200),
  password,
  passwordConfirmation: z.string().optional(),
});

/** What is no address has no account either, and the answer to those is always the same. */
const asking = z.object({
  email: z
    .string()
    .max(1000)
    .transform((text) => text.trim().toLowerCase()),
});

/** Either form of the call: asking for a link, or using one. */
export const resetInput = z
  .object({ resetPasswordToken: z.string().optional() })
  .loose()
  .transform((input, check): { email: string } | z.output<typeof newPassword> => {
    const form = input.resetPasswordToken === undefined ? asking : newPassword;
    const parsed = form.safeParse(input);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues)
      check.addIssue({ code: "custom", path: issue.path, message: issue.message });
    return z.NEVER;
  });

/** Mails a link when the address has an account; the answer is the same, and as quick, when it has none. */
export async function requestReset(platform: Platform, context: Context, address: string): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const account = await db
      .selectFrom("accounts")
      .select(["id", "email", "firstName", "language"])
      .where("email", "=", address)
      // Who wants a closed account back may have forgotten its password.
      .where("erasedAt", "is", null)
      .where("lockedAt", "is", null)
      .executeTakeFirst();
    if (!account || (await hadEnough(db, account.id, context.now()))) return;
    const token = newSecret();
    const tokenHash = hashOf(token);
    const expiresAt = new Date(context.now().getTime() + linkMinutes * 60_000);
    await db
      .insertInto("accountTokens")
      .values({ tokenHash, accountId: account.id, purpose: "reset_password", expiresAt })
      .execute();
    const mail = resetPasswordMail({ firstName: account.firstName, token });
    await mailAccount(db, context, account, `reset-password:${tokenHash.toString("hex")}`, mail);
  });
}

/** Nobody is told: the answer must not say that there is an account, nor may a stranger fill a mailbox. */
async function hadEnough(db: Queryable, accountId: string, now: Date): Promise<boolean> {
  const { sent } = await db
    .selectFrom("accountTokens")
    .select((eb) => eb.fn.countAll<string>().as("sent"))
    .where("accountId", "=", accountId)
    .where("purpose", "=", "reset_password")
    .where("createdAt", ">", new Date(now.getTime() - 86_400_000))
    .executeTakeFirstOrThrow();
  return Number(sent) >= linksPerDay;
}

/**
 * Sets the password and opens a session; a bad, used or expired link is `422` at its field. A closed account gets none:
 * its owner logs in, and is asked whether they want it back.
 */
export async function resetPassword(
  platform: Platform,
  context: Context,
  input: z.output<typeof newPassword>,
  userAgent?: string,
): Promise<TokenPair | undefined> {
  if (input.passwordConfirmation !== undefined && input.passwordConfirmation !== input.password) {
    throw invalidFields(
      [{ field: "passwordConfirmation", message: passwordsDiffer }],
      () => "/passwordConfirmation",
    );
  }
  const passwordHash = await hashPassword(input.password);
  const now = context.now();
  return context.db.transaction().execute(async (db) => {
    const link = await db
      .updateTable("accountTokens")
      .set({ usedAt: now })
      .where("tokenHash", "=", hashOf(input.resetPasswordToken))
      .where("purpose", "=", "reset_password")
      .where("usedAt", "is", null)
      .where("expiresAt", ">", now)
      .returning("accountId")
      .executeTakeFirst();
    if (!link) {
      throw unprocessable(/*i18n*/ "This link has expired", {
        code: "link_expired",
        source: { pointer: "/resetPasswordToken" },
        meta: { field: "resetPasswordToken" },
      });
    }
    const owner = await db
      .selectFrom("accounts")
      .select(["email", "firstName", "lastName"])
      .where("id", "=", link.accountId)
      .executeTakeFirstOrThrow();
    // Refused within the transaction: the link stays good for a better one.
    await refuseWeakPassword(db, input.password, owner, (field) => `/${field}`);
    const account = await db
      .updateTable("accounts")
      .set({ passwordHash, mustChangePassword: false, updatedAt: now })
      .where("id", "=", link.accountId)
      .returning(["id", "userType", "email", "firstName", "language", "closedAt"])
      .executeTakeFirstOrThrow();
    const write = { ...context, db };
    await endOpenTokens(write, account.id);
    await revokeOtherSessions(db, account.id, null, now);
    // The link was mailed to the account's own address: a changed address ends the links sent to the old one.
    if (!account.closedAt) await markEmailVerified(write, account.id);
    await recordAudit(write, { action: "reset_password", entity: "account", entityId: account.id });
    await tellOfNewPassword(write, account);
    if (account.closedAt) return undefined;
    const userType = account.userType as UserType;
    const parts = {
      ...{ accountId: account.id, userType },
      isSecondFactorDue: await isSecondFactorDue(db, platform.config, account),
      ...{ userAgent, address: context.address },
    };
    return openSession(db, platform.config.tokenSecret, parts, now);
  });
}
