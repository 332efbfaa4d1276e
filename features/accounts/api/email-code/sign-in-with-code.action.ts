/** Signing in by a mailed code: an account gets a session, a new address a proof to sign up with. */
import type { Context } from "#platform/server/context.ts";
import { unprocessable } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { z } from "zod";
import { email } from "../../credentials.ts";
import { passwordEndedMail } from "../account.mail.ts";
import { endOpenTokens } from "../account-tokens.ts";
import { markEmailVerified } from "../confirm-email/confirm-email.action.ts";
import { emailAccount } from "../emails/email-account.ts";
import { openAccount } from "../sessions/sign-in.action.ts";
import { revokeOtherSessions, type TokenPair } from "../sessions/session-tokens.ts";
import { removeWaysIn } from "../ways-in.ts";
import { consumeEmailCode, signEmailProof } from "./email-code.ts";

export const requestCodeInput = z.object({ email });
export const codeInput = z.object({ email, code: z.string(/*i18n*/ "Enter the code").trim().max(20) });

type SignedIn = { pair: TokenPair } | { emailProof: string };

export async function signInWithCode(
  platform: Platform,
  context: Context,
  input: z.output<typeof codeInput>,
  userAgent?: string,
): Promise<SignedIn> {
  const { now } = context;
  const { tokenSecret } = platform.config;
  // A transaction of its own: a wrong try counts although the call fails.
  const isRight = await context.db
    .transaction()
    .execute((db) => consumeEmailCode(db, tokenSecret, input, now()));
  if (!isRight) {
    throw unprocessable(/*i18n*/ "That code is not right, or it is too old.", {
      code: "wrong_code",
      source: { pointer: "/code" },
      meta: { field: "code" },
    });
  }
  const account = await context.db
    .selectFrom("accounts")
    .select(["id", "userType", "closedAt", "lockedAt", "emailVerifiedAt"])
    .where("email", "=", input.email)
    .where("erasedAt", "is", null)
    .executeTakeFirst();
  if (!account) return { emailProof: await signEmailProof(tokenSecret, now, input.email) };
  const pair = await openAccount(platform, context, account, userAgent, async (write) => {
    if (account.emailVerifiedAt || account.closedAt) return;
    await endUnprovenAccess(write, account.id);
    await markEmailVerified(write, account.id);
  });
  return { pair };
}

/**
 * Whoever made the account never showed that the address is theirs, and it may be somebody else's: its first
 * proven owner shares it with nobody.
 */
async function endUnprovenAccess(
  context: Parameters<typeof markEmailVerified>[0],
  id: string,
): Promise<void> {
  await revokeOtherSessions(context.db, id, null, context.now());
  await endOpenTokens(context, id);
  await removeWaysIn(context.db, id);
  // The owner chooses a password by the link for forgotten ones.
  const owner = await context.db
    .updateTable("accounts")
    .set({ passwordHash: null })
    .where("id", "=", id)
    .returning(["id", "email", "language", "firstName"])
    .executeTakeFirstOrThrow();
  const mail = passwordEndedMail({ firstName: owner.firstName });
  await emailAccount(context.db, context, owner, `password-ended:${id}`, mail);
}
