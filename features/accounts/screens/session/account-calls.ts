/** Signing up, in and out. Tokens come in the response's headers and become the session. */
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { type Answer, call } from "#platform/web/api-client/api.ts";
import { type ClosedAccount, setClosedAccount } from "./closed-account.ts";
import { emailProofOf, forgetEmailProof } from "./email-proof.ts";
import { forgetProvenPerson, identityProofOf } from "./proven-person.ts";
import type { UserType } from "./token-claims.ts";
import { onlyResource } from "#platform/web/api-client/document.ts";
import { invalidateAll, clearCache } from "#platform/web/data/query-client.ts";
import { clearSession, removeStoredSession, storeSessionHeaders, currentSession } from "./current-session.ts";
import { restoreOperatorSession, storedTokens, storeOperatorTokens } from "./operator-session.ts";
import { loadProfileCount } from "./profile-choice.ts";
import { freshAccessToken } from "./refresh-token.ts";
import { capture } from "#platform/web/page/analytics.ts";
import { writeStored } from "#platform/web/data/storage.ts";
import { sessionKeys } from "./session-storage.ts";

export interface SignUp {
  email: string;
  /** None for somebody who comes by way of a provider (`proven-person.ts`). */
  password?: string;
  firstName: string;
  lastName: string;
  userType: Exclude<UserType, "operator">;
  [more: string]: unknown;
}

/**
 * Rejects with an `ApiError`; wrong credentials are status 422. False if the account is deleted and can be restored:
 * then nobody is signed in, and `/login` asks what to do (`closed-account.ts`).
 */
export async function signIn(email: string, password: string): Promise<boolean> {
  if (!(await openSession(email, password))) return false;
  await startSession();
  return true;
}

/** Signs in after a session ended: the same account continues where it was; for another one it resolves to false. */
export async function signInAgain(email: string, password: string): Promise<boolean> {
  const { accountId } = currentSession();
  if (!(await openSession(email, password)))
    throw new ApiError("status", /*i18n*/ "This account is deleted. Restore it to go on.", 403);
  return startSession(accountId);
}

/** The tokens of a deleted account only serve to restore it: they are no session. */
async function openSession(email: string, password: string): Promise<boolean> {
  return receiveSession(await callForTokens("accounts/sign_in", { email, password }));
}

interface TokenAnswer {
  answer: Answer;
  headers: Headers;
}

/** Does not store the tokens yet. */
export async function callForTokens(path: string, body: object): Promise<TokenAnswer> {
  let headers = new Headers();
  const answer = await call<Answer>(path, {
    method: "POST",
    body,
    onResponseHeaders: (given) => (headers = given),
  });
  return { answer, headers };
}

/** False for a deleted account. */
export function receiveSession({ answer, headers }: TokenAnswer): boolean {
  const { attributes } = onlyResource(answer);
  if (attributes?.closedAt) {
    const eraseAfter = String(attributes.eraseAfter);
    setClosedAccount({ accessToken: headers.get("Access-Token") ?? "", headers, eraseAfter });
    return false;
  }
  storeSessionHeaders(headers);
  return true;
}

/** Restores a deleted account and signs in. */
export async function restoreAccount({ accessToken, headers }: ClosedAccount) {
  await call("account/restore", { method: "POST", token: accessToken });
  storeSessionHeaders(headers);
  setClosedAccount(null);
  await startSession();
}

/** Leaves the account deleted. */
export async function dismissClosedAccount({ accessToken }: ClosedAccount) {
  await call("accounts/sign_out", { method: "DELETE", token: accessToken }).catch(() => undefined);
  setClosedAccount(null);
}

/** Rejects where the address has an account, as signing up would. */
export const checkEmail = (email: string) =>
  call("accounts/check_email", { method: "POST", body: { email }, idempotencyKey: null });

/** Rejects with an `ApiError` whose `fields` say what to correct. */
export async function signUp(attributes: SignUp) {
  const { email } = attributes;
  const body = { ...attributes, emailProof: emailProofOf(email), identityProof: identityProofOf(email) };
  await call("accounts/sign_up", { method: "POST", body });
  forgetEmailProof();
  forgetProvenPerson();
  await startSession();
  const { userType } = attributes;
  // Without a session it is not told whether there is a new account.
  if (currentSession().status === "signed-in") capture("signed_up", { userType }, { debounce: false });
}

/** Requests a link to choose a new password. The response is the same for an address without an account. */
export const requestPasswordReset = (email: string) =>
  call("account/reset_password", { method: "POST", body: { email } });

/** Uses such a link. All other sessions end; this browser gets a new one. */
export async function resetPassword(resetPasswordToken: string, password: string) {
  await call("account/reset_password", {
    method: "POST",
    body: { resetPasswordToken, password, passwordConfirmation: password },
  });
  await startSession();
}

/** Ends the session in this browser, even if the server cannot be reached or the page is left before it answers. */
export async function signOut() {
  const token = await freshAccessToken().catch(() => null);
  removeStoredSession();
  if (token) await call("accounts/sign_out", { method: "DELETE", token }).catch(() => undefined);
  clearSession("signed-out");
  clearCache();
}

/** Lets an operator act as another account; their own session is stored in this tab. The reason goes into the audit log. */
export async function impersonate(accountId: string, reason: string) {
  const operatorTokens = storedTokens();
  await call(`accounts/${accountId}/impersonate`, {
    method: "POST",
    body: { reason },
    idempotencyKey: null,
  });
  storeOperatorTokens(operatorTokens);
  await startSession();
}

/** Ends the impersonated session and restores the operator's own. Resolves to the impersonated account's id. */
export async function stopImpersonating() {
  const { accountId } = currentSession();
  await signOut();
  restoreOperatorSession();
  return accountId;
}

/** True where `previous`, the account whose session ended on this page, continues: then nothing that is loaded goes. */
export async function startSession(previous: string | null = null): Promise<boolean> {
  const isSame = previous !== null && currentSession().accountId === previous;
  if (isSame) invalidateAll();
  else {
    writeStored(sessionKeys.employerProfileId, null);
    await loadProfileCount().catch(() => undefined);
    clearCache();
  }
  return isSame;
}
