/** Links a person at a provider to an account, which they log in from then on. */
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict } from "#platform/server/errors.ts";
import { providerNames } from "../../sign-in-providers.ts";
import { identityAddedMail } from "../account-change.mail.ts";
import { emailAccount } from "../emails/email-account.ts";
import type { AnsweredFlow } from "./openid-flow.ts";

/**
 * Stores the link, once; false for the same one again, which changes nothing.
 * @throws ApiError 409 where the person logs in another account, or the account has another one at the provider.
 */
export async function linkIdentity(
  context: WriteContext,
  accountId: string,
  { provider, issuer, subject, email }: AnsweredFlow,
): Promise<boolean> {
  const { db, now } = context;
  const added = await db
    .insertInto("signInIdentities")
    .values({ accountId, provider, issuer, subject, email, lastUsedAt: now() })
    .onConflict((known) => known.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) {
    await requireSameLink(context, accountId, { provider, issuer, subject });
    return false;
  }
  await recordAudit(context, {
    ...{ action: "sign_in_identity.add", entity: "account", entityId: accountId },
    detail: { provider },
  });
  return true;
}

/** Tells the owner: whoever linked it can log in from now on. */
export async function emailIdentityAdded(
  context: WriteContext,
  accountId: string,
  { id, provider }: AnsweredFlow,
): Promise<void> {
  const owner = await context.db
    .selectFrom("accounts")
    .select(["id", "email", "language", "firstName"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const mail = identityAddedMail({ firstName: owner.firstName, provider: providerNames[provider] });
  await emailAccount(context.db, context, owner, `sign-in-identity-added:${id}`, mail);
}

async function requireSameLink(
  { db }: WriteContext,
  accountId: string,
  { provider, issuer, subject }: Pick<AnsweredFlow, "provider" | "issuer" | "subject">,
): Promise<void> {
  const known = await db
    .selectFrom("signInIdentities")
    .select("accountId")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  if (known?.accountId === accountId) return;
  const meta = { provider: providerNames[provider] };
  if (known)
    throw conflict(/*i18n*/ "That {provider} account logs in another account here. Remove it there first.", {
      ...{ code: "identity_taken", meta },
    });
  throw conflict(/*i18n*/ "You have connected another {provider} account. Remove that one first.", {
    ...{ code: "provider_connected", meta },
  });
}
