/** Signing in: the same message and the same time for a wrong password and for an unknown address. */
import { recordAudit } from "#platform/server/audit.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { type ApiError, forbidden, unprocessable } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { z } from "zod";
import { mailBrandOfAccount } from "#features/brands/api/brand-of-account.ts";
import type { UserType } from "../../account.ts";
import { isSecondFactorDue } from "../second-factor/due-second-factor.query.ts";
import { isCorrectPassword } from "../passwords/password.ts";
import { openSession, type TokenPair } from "./session-tokens.ts";

/** Anything may be tried here; what is no address or password simply does not match. */
export const credentialsInput = z.object({
  email: z.coerce
    .string()
    .transform((text) => text.trim().toLowerCase())
    .catch(""),
  password: z.string().max(1000).catch(""),
});

export async function signIn(
  platform: Platform,
  context: Context,
  { email, password }: z.output<typeof credentialsInput>,
  userAgent?: string,
): Promise<TokenPair> {
  const account = await context.db
    .selectFrom("accounts")
    .select(["id", "passwordHash", "userType", "closedAt", "erasedAt", "lockedAt"])
    .where("email", "=", email)
    .executeTakeFirst();
  const right = await isCorrectPassword(account?.passwordHash, password);
  const isLocked = account !== undefined && isBarred(account);
  if (!right || isLocked) context.log.info({ accountId: account?.id ?? null, isLocked }, "a sign-in failed");
  if (!right || !account || account.erasedAt) {
    throw unprocessable(/*i18n*/ "Invalid login credentials", { code: "invalid_credentials" });
  }
  return openAccount(platform, context, account, userAgent);
}

/**
 * Opens a session of an account whose owner has just proven who they are; `first` runs in its transaction. A
 * locked account is refused, which only its owner learns here.
 */
export async function openAccount(
  platform: Platform,
  context: Context,
  account: { id: string; userType: UserType; closedAt: Date | null; lockedAt: Date | null },
  userAgent?: string,
  first?: (write: WriteContext) => Promise<void>,
): Promise<TokenPair> {
  if (isBarred(account)) throw await accountLocked(context, account.id);
  return context.db.transaction().execute(async (db) => {
    const write = { ...context, db };
    await first?.(write);
    await recordAudit(write, { action: "sign_in", entity: "account", entityId: account.id });
    // A closed account is not woken by looking at it: its session is good for taking it back.
    if (!account.closedAt) {
      const lastSeenAt = context.now();
      await db.updateTable("accounts").set({ lastSeenAt }).where("id", "=", account.id).execute();
      await platform.registry.emit(write, "accounts.signed_in", { id: account.id, changed: [] });
    }
    const userType = account.userType;
    const parts = {
      ...{ accountId: account.id, userType },
      isSecondFactorDue: await isSecondFactorDue(db, platform.config, account),
      ...{ userAgent, address: context.address },
    };
    return openSession(db, platform.config.tokenSecret, parts, context.now());
  });
}

const isBarred = ({
  userType,
  closedAt,
  lockedAt,
}: {
  userType: UserType;
  closedAt: Date | null;
  lockedAt: Date | null;
}) => lockedAt !== null || (closedAt !== null && userType === "operator");

/** Names the address of the account's brand, which knows them, at whichever host they try. */
async function accountLocked(context: Context, accountId: string): Promise<ApiError> {
  const { contactEmail } = await mailBrandOfAccount(context.db, context, accountId);
  return forbidden(/*i18n*/ "This account is locked. Write to {contactEmail} to sort it out.", {
    code: "account_locked",
    meta: { contactEmail },
  });
}
