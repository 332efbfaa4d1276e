/**
 * An OpenID Connect flow, to a provider and back, bound to one browser by a cookie. Every step has a secret that is good once
 * and for a short time; the database has only hashes.
 */
import { createHmac } from "node:crypto";
import type { Queryable } from "#platform/server/database/database.ts";
import type { Row } from "#platform/server/resource.ts";
import type { SignInProvider } from "../../sign-in-providers.ts";
import { generateSecret, hashSecret } from "../sessions/session-tokens.ts";

/** At the provider: for a password, a second factor, and thinking it over. */
export const awayMinutes = 15;
/** From the redirect to the page that exchanges the code. */
const codeMinutes = 1;
/** For the rest of a form. */
const proofMinutes = 60;

export type OpenIdFlow = Row<"openidFlows">;
export type AnsweredFlow = OpenIdFlow & { issuer: string; subject: string };

export interface FlowOwner {
  accountId: string;
  sessionId: string;
}

export interface FlowStart {
  provider: SignInProvider;
  origin: string;
  returnPath: string | null;
  /** Whose settings connect it. */
  owner?: FlowOwner;
}

/** What a provider said of a person. */
export interface ProviderClaims {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailProven: boolean;
  firstName: string | null;
  lastName: string | null;
}

/** The state to send along. */
export async function createFlow(
  db: Queryable,
  browser: string,
  { provider, origin, returnPath, owner }: FlowStart,
  now: Date,
): Promise<string> {
  const state = generateSecret();
  await db
    .insertInto("openidFlows")
    .values({
      ...{ provider, origin, returnPath },
      ...{ accountId: owner?.accountId ?? null, sessionId: owner?.sessionId ?? null },
      ...{ secretHash: hashSecret(state), browserHash: hashSecret(browser) },
      expiresAt: minutesAfter(now, awayMinutes),
      createdAt: now,
    })
    .execute();
  return state;
}

/**
 * The PKCE verifier (RFC 7636) and the nonce of a flow: made of the browser's cookie, so that nobody else who
 * holds the state or the code can end it, and nothing of them is stored.
 */
export const flowSecrets = (browser: string, state: string) => ({
  verifier: derive(browser, `verifier\n${state}`),
  nonce: derive(browser, `nonce\n${state}`),
});
const derive = (key: string, text: string) => createHmac("sha256", key).update(text).digest("base64url");

/** Where a flow began, as far as it is known; whoever asks need not be its browser. */
export const findFlowByState = (db: Queryable, state: string) =>
  db
    .selectFrom("openidFlows")
    .select(["origin", "returnPath"])
    .where("secretHash", "=", hashSecret(state))
    .where("step", "=", "begun")
    .executeTakeFirst();

/** The name that Apple sends with the first answer, outside of what it signs. */
export const storeName = (db: Queryable, state: string, name: Pick<OpenIdFlow, "firstName" | "lastName">) =>
  db
    .updateTable("openidFlows")
    .set(name)
    .where("secretHash", "=", hashSecret(state))
    .where("provider", "=", "apple")
    .where("step", "=", "begun")
    .execute();

/** Ends the state, which is good once and in its own browser, in exchange for a code that nobody has yet. */
export async function answerFlow(
  db: Queryable,
  { provider, state, browser }: { provider: SignInProvider; state: string; browser: string },
  now: Date,
): Promise<{ flow: OpenIdFlow; code: string } | undefined> {
  const code = generateSecret();
  const flow = await db
    .updateTable("openidFlows")
    .set({ step: "answered", secretHash: hashSecret(code), expiresAt: minutesAfter(now, codeMinutes) })
    .where("step", "=", "begun")
    .where("secretHash", "=", hashSecret(state))
    .where("browserHash", "=", hashSecret(browser))
    // What one provider answers is nothing for another (RFC 9700, 4.4).
    .where("provider", "=", provider)
    .where("expiresAt", ">", now)
    .returningAll()
    .executeTakeFirst();
  return flow && { flow, code };
}

export async function storeClaims(
  db: Queryable,
  { id }: Pick<OpenIdFlow, "id">,
  { firstName, lastName, ...claims }: ProviderClaims,
  now: Date,
): Promise<void> {
  await db
    .updateTable("openidFlows")
    .set({
      ...claims,
      ...(firstName === null ? {} : { firstName }),
      ...(lastName === null ? {} : { lastName }),
      expiresAt: minutesAfter(now, codeMinutes),
    })
    .where("id", "=", id)
    .execute();
}

/**
 * Ends the code in exchange for a proof, with which an account can be made or connected. `owner` is who began it
 * in the settings, in that session; nobody for a log-in.
 */
export async function exchangeCode(
  db: Queryable,
  { code, browser, owner }: { code: string; browser: string; owner?: FlowOwner },
  now: Date,
): Promise<{ flow: AnsweredFlow; proof: string } | undefined> {
  const proof = generateSecret();
  const flow = await db
    .updateTable("openidFlows")
    .set({ step: "proven", secretHash: hashSecret(proof), expiresAt: minutesAfter(now, proofMinutes) })
    .where("step", "=", "answered")
    .where("secretHash", "=", hashSecret(code))
    .where("browserHash", "=", hashSecret(browser))
    .where("accountId", owner ? "=" : "is", owner?.accountId ?? null)
    .where("sessionId", owner ? "=" : "is", owner?.sessionId ?? null)
    .where("subject", "is not", null)
    .where("expiresAt", ">", now)
    .returningAll()
    .executeTakeFirst();
  return flow && { flow: flow as AnsweredFlow, proof };
}

/** The flow of a proof, which ends with the transaction: a failure leaves it as it was. */
export const consumeProof = (db: Queryable, proof: string, now: Date): Promise<AnsweredFlow | undefined> =>
  db
    .deleteFrom("openidFlows")
    .where("step", "=", "proven")
    .where("secretHash", "=", hashSecret(proof))
    .where("expiresAt", ">", now)
    .returningAll()
    .executeTakeFirst() as Promise<AnsweredFlow | undefined>;

export const deleteFlow = (db: Queryable, { id }: Pick<OpenIdFlow, "id">) =>
  db.deleteFrom("openidFlows").where("id", "=", id).execute();

const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);
