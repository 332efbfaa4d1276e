/**
 * Logging in by way of a provider. A person who is linked gets a session. One who is not is linked only where the
 * provider and this site both know the address to be theirs; everybody else shows that by a mailed code, or signs up.
 */
import type { Context } from "#platform/server/context.ts";
import { unprocessable } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { z } from "zod";
import { type ProvenPerson, providerNames } from "../../sign-in-providers.ts";
import { signEmailProof } from "../email-code/email-code.ts";
import type { TokenPair } from "../sessions/session-tokens.ts";
import { openAccount } from "../sessions/sign-in.action.ts";
import { emailIdentityAdded, linkIdentity } from "./link-identity.action.ts";
import { type AnsweredFlow, deleteFlow, exchangeCode } from "./openid-flow.ts";

export const flowCode = z.object({ code: z.string().max(100) });

export async function signInWithIdentity(
  platform: Platform,
  context: Context,
  { code, browser }: { code: string; browser: string },
  userAgent?: string,
): Promise<{ pair: TokenPair } | { person: ProvenPerson }> {
  const { db, now } = context;
  const exchanged = await exchangeCode(db, { code, browser }, now());
  if (!exchanged) throw flowExpired();
  const { flow, proof } = exchanged;
  const linked = await findLinked(context, flow);
  if (linked) {
    const pair = await openAccount(platform, context, linked, userAgent, async (write) => {
      await deleteFlow(write.db, flow);
      await write.db
        .updateTable("signInIdentities")
        .set({ lastUsedAt: now(), email: flow.email })
        .where("id", "=", linked.identityId)
        .execute();
    });
    return { pair };
  }
  const { email } = flow;
  if (!email) throw emailMissing(flow);
  const account = await findByEmail(context, flow, email);
  if (flow.isEmailProven && account && account.emailVerifiedAt && !account.hasIdentity) {
    const pair = await openAccount(platform, context, account, userAgent, async (write) => {
      await deleteFlow(write.db, flow);
      // Its owner may take a closed account back, and nothing else.
      if (account.closedAt) return;
      if (await linkIdentity(write, account.id, flow)) await emailIdentityAdded(write, account.id, flow);
    });
    return { pair };
  }
  const isNew = flow.isEmailProven && !account;
  const person: ProvenPerson = {
    ...{ next: isNew ? "sign_up" : "code", provider: flow.provider, email, identityProof: proof },
    ...{ firstName: flow.firstName ?? "", lastName: flow.lastName ?? "" },
    ...(isNew ? { emailProof: await signEmailProof(platform.config.tokenSecret, now, email) } : {}),
  };
  return { person };
}

export const flowExpired = () =>
  unprocessable(/*i18n*/ "That took too long, or began in another browser. Try again.", {
    code: "flow_expired",
  });

const emailMissing = ({ provider }: AnsweredFlow) =>
  unprocessable(/*i18n*/ "{provider} didn't tell us your email address, so we can't find your account.", {
    ...{ code: "email_missing", meta: { provider: providerNames[provider] } },
  });

const findLinked = ({ db }: Context, { issuer, subject }: AnsweredFlow) =>
  db
    .selectFrom("signInIdentities as identity")
    .innerJoin("accounts", "accounts.id", "identity.accountId")
    .select(["identity.id as identityId", "accounts.id", "userType", "closedAt", "lockedAt"])
    .where("identity.issuer", "=", issuer)
    .where("identity.subject", "=", subject)
    .where("accounts.erasedAt", "is", null)
    .executeTakeFirst();

const findByEmail = ({ db }: Context, { provider }: AnsweredFlow, email: string) =>
  db
    .selectFrom("accounts")
    .select(["id", "userType", "closedAt", "lockedAt", "emailVerifiedAt"])
    // A second person at the same provider: the address has changed hands, or somebody has two.
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("signInIdentities as other")
            .select("other.id")
            .whereRef("other.accountId", "=", "accounts.id")
            .where("other.provider", "=", provider),
        )
        .as("hasIdentity"),
    )
    .where("email", "=", email)
    .where("erasedAt", "is", null)
    .executeTakeFirst();
