/** Logging in by way of Google or Apple: there, and what came back. */
import { isRecord } from "#platform/shared/is-record.ts";
import { call } from "#platform/web/api-client/api.ts";
import type { ProvenPerson, SignInProvider } from "../../sign-in-providers.ts";
import { callForTokens, receiveSession, startSession } from "./account-calls.ts";
import { storeEmailProof } from "./email-proof.ts";
import { storeProvenPerson } from "./proven-person.ts";

/** Leaves for the provider; `returnPath` is where to go on in the end. Rejects with an `ApiError`. */
export async function goToProvider(provider: SignInProvider, returnPath: string | null): Promise<void> {
  const body = { provider, returnPath: returnPath ?? undefined };
  const { answer } = await callForTokens("accounts/openid/start", body);
  leaveFor(answer.data);
}

/** The same from the settings. Rejects with an `ApiError`: 422 at `password` where the session is not fresh. */
export async function connectProvider(
  provider: SignInProvider,
  { returnPath, password }: { returnPath: string; password?: string },
): Promise<void> {
  const body = { provider, returnPath, password };
  leaveFor(await call("account/sign_in_identities/start", { method: "POST", body, idempotencyKey: null }));
}

function leaveFor(answer: unknown): void {
  if (isRecord(answer) && typeof answer["url"] === "string") window.location.assign(answer["url"]);
}

/** new: nobody is connected, and the tab keeps who it is · closed: `/login` asks whether to restore the account. */
export type ProviderOutcome = { kind: "signed-in" | "closed" } | { kind: "new"; person: ProvenPerson };

/** Rejects with an `ApiError`; a code is good once, for a minute, in the browser that began. */
export async function signInByProvider(code: string): Promise<ProviderOutcome> {
  const given = await callForTokens("accounts/openid/sign_in", { code });
  const data: unknown = given.answer.data;
  if (isRecord(data) && typeof data["identityProof"] === "string") {
    const person = data as unknown as ProvenPerson;
    storeProvenPerson(person);
    if (person.emailProof) storeEmailProof(person.email, person.emailProof);
    return { kind: "new", person };
  }
  if (!receiveSession(given)) return { kind: "closed" };
  await startSession();
  return { kind: "signed-in" };
}

/** Ends a connection that began in the settings, or one whose account a code has opened. */
export const endConnection = (proof: { code: string } | { identityProof: string }) =>
  call("account/sign_in_identities/connect", { method: "POST", body: proof, idempotencyKey: null });
