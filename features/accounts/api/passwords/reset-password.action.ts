/**
 * Resetting a password by email: a single-use link valid for one hour; afterwards every other session has
 * ended.
 */
import { recordAudit } from "#platform/server/audit.ts";
import type { Context } from "#platform/server/context.ts";
import { invalidFields, unprocessable } from "#platform/server/errors.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { Platform } from "#platform/server/feature.ts";
import { z } from "zod";
import { dayMs } from "#platform/shared/duration.ts";
import { password, passwordsDiffer } from "../../credentials.ts";
import { resetPasswordMail } from "../account.mail.ts";
import { endOpenTokens } from "../account-tokens.ts";
import { markEmailVerified } from "../confirm-email/confirm-email.action.ts";
import { emailAccount } from "../emails/email-account.ts";
import { emailPasswordChanged } from "./change-password.action.ts";
import { isSecondFactorDue } from "../second-factor/due-second-factor.query.ts";
import { hashPassword } from "./password.ts";
import { rejectWeakPassword } from "./reject-weak-password.ts";
import {
  hashSecret,
  generateSecret,
  openSession,
  revokeOtherSessions,
  type TokenPair,
} from "../sessions/session-tokens.ts";
import { removeWaysIn } from "../ways-in.ts";

const linkMinutes = 60;
const maxLinksPerDay = 5;

const newPasswordInput = z.object({
  resetPasswordToken: z.string().min(1).max(200),
  password,
  passwordConfirmation: z.string().optional(),
});

/** An invalid address has no account either, and the response is always the same. */
const requestInput = z.object({
  email: z
    .string()
    .max(1000)
    .transform((text) => text.trim().toLowerCase()),
});

/** Either form of the call: requesting a link, or using one. */
export const resetForms = [requestInput, newPasswordInput] as const;

/** By which of the two is sent; its problems are those of that form. */
export const resetInput = z
  .object({ resetPasswordToken: z.string().optional() })
  .loose()
  .transform((input, check): { email: string } | z.output<typeof newPasswordInput> => {
    const form = input.resetPasswordToken === undefined ? requestInput : newPasswordInput;
    const parsed = form.safeParse(input);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues)
      check.addIssue({ code: "custom", path: issue.path, message: issue.message });
    return z.NEVER;
  });

/** Emails a link when the address has an account; the response is the same, and as quick, when it has none. */
export async function requestPasswordReset(
  platform: Platform,
  context: Context,
  address: string,
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const account = await db
      .selectFrom("accounts")
      .select(["id", "email", "firstName", "language"])
      .where("email", "=", address)
      // The owner of a closed account who wants it back may have forgotten its password.
      .where("erasedAt", "is", null)
      .where("lockedAt", "is", null)
      .executeTakeFirst();
    if (!account || (await hasReachedDailyLimit(db, account.id, context.now()))) return;
    await emailResetLink(context, db, account);
  });
}

/** The link is good once, for an hour. */
export async function emailResetLink(
  context: Pick<Context, "now" | "productOrigin" | "origin" | "language">,
  db: Queryable,
  account: { id: string; email: string; firstName: string; language: string },
): Promise<void> {
  const token = generateSecret();
  const tokenHash = hashSecret(token);
  const expiresAt = new Date(context.now().getTime() + linkMinutes * 60_000);
  await db
    .insertInto("accountTokens")
    .values({ tokenHash, accountId: account.id, purpose: "reset_password", expiresAt })
    .execute();
  const mail = resetPasswordMail({ firstName: account.firstName, token });
  await emailAccount(db, context, account, `reset-password:${tokenHash.toString("hex")}`, mail);
}

/**
 * The limit is silent: the response must not reveal that there is an account, and nobody may flood a mailbox.
 */
async function hasReachedDailyLimit(db: Queryable, accountId: string, now: Date): Promise<boolean> {
  const { sent } = await db
    .selectFrom("accountTokens")
    .select((eb) => eb.fn.countAll<string>().as("sent"))
    .where("accountId", "=", accountId)
    .where("purpose", "=", "reset_password")
    .where("createdAt", ">", new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  return Number(sent) >= maxLinksPerDay;
}

/**
 * Sets the password and opens a session; a bad, used or expired link is `422` at its field. A closed account
 * gets no session: its owner signs in and may restore it.
 */
export async function resetPassword(
  platform: Platform,
  context: Context,
  input: z.output<typeof newPasswordInput>,
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
      .where("tokenHash", "=", hashSecret(input.resetPasswordToken))
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
      .select(["email", "firstName", "lastName", "lastSeenAt", "emailVerifiedAt"])
      .where("id", "=", link.accountId)
      .executeTakeFirstOrThrow();
    // Rejected within the transaction: the link stays valid for a better password.
    await rejectWeakPassword(db, input.password, owner, (field) => `/${field}`);
    const account = await db
      .updateTable("accounts")
      .set({ passwordHash, mustChangePassword: false, updatedAt: now })
      .where("id", "=", link.accountId)
      .returning(["id", "userType", "email", "firstName", "language", "closedAt"])
      .executeTakeFirstOrThrow();
    const write = { ...context, db };
    await endOpenTokens(write, account.id);
    await revokeOtherSessions(db, account.id, null, now);
    // Whoever made the account never showed that the address is theirs; whoever has the link did.
    if (!owner.emailVerifiedAt) await removeWaysIn(db, account.id);
    // The link was mailed to the account's own address: changing the address invalidates links sent to the
    // old one.
    if (!account.closedAt) await markEmailVerified(write, account.id);
    await recordAudit(write, { action: "reset_password", entity: "account", entityId: account.id });
    // Whoever was invited and never came in before has changed nothing.
    if (owner.lastSeenAt) await emailPasswordChanged(write, account);
    if (account.closedAt) return undefined;
    const userType = account.userType;
    const parts = {
      ...{ accountId: account.id, userType },
      isSecondFactorDue: await isSecondFactorDue(db, platform.config, account),
      ...{ userAgent, address: context.address },
    };
    return openSession(db, platform.config.tokenSecret, parts, now);
  });
}
