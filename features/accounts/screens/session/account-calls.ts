/** Signing up, in and out. Tokens come in the answer's headers and are kept by `api.ts`. */
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { type Answer, call } from "#platform/web/api-client/api.ts";
import { type ClosedAccount, setClosedAccount } from "./closed-account.ts";
import type { UserType } from "./token-claims.ts";
import type { WireResource } from "#platform/web/api-client/document.ts";
import { invalidateAll, clearCache } from "#platform/web/data/query-client.ts";
import { setCurrentProfile, clearSession, storeSessionHeaders, currentSession } from "./current-session.ts";
import { store, stored } from "#platform/web/data/storage.ts";
import { sessionKeys } from "./session-storage.ts";

export interface SignUp {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  userType: Exclude<UserType, "operator">;
  [more: string]: unknown;
}

/**
 * Rejects with an `ApiError`; a wrong pair is status 422. False where the account is deleted and can be taken back: then
 * nobody is logged in, and `/login` asks (`closed-account.ts`).
 */
export async function signIn(email: string, password: string): Promise<boolean> {
  if (!(await openSession(email, password))) return false;
  await settle();
  return true;
}

/** Takes up a session that ended: the same person goes on where they were, anybody else starts anew (answers false). */
export async function signInAgain(email: string, password: string): Promise<boolean> {
  const { accountId } = currentSession();
  if (!(await openSession(email, password)))
    throw new ApiError("status", /*i18n*/ "This account is deleted. Restore it to go on.", 403);
  const isSame = currentSession().accountId === accountId;
  if (isSame) invalidateAll();
  else await settle();
  return isSame;
}

/** The tokens of a deleted account are good for taking it back alone: they are no session. */
async function openSession(email: string, password: string): Promise<boolean> {
  let headers = new Headers();
  const { data } = await call<Answer>("accounts/sign_in", {
    method: "POST",
    body: { email, password },
    onResponseHeaders: (given) => (headers = given),
  });
  const account = data as WireResource;
  if (account.attributes?.closedAt) {
    const eraseAfter = String(account.attributes.eraseAfter);
    setClosedAccount({ accessToken: headers.get("Access-Token") ?? "", headers, eraseAfter });
    return false;
  }
  storeSessionHeaders(headers);
  return true;
}

/** Takes a deleted account back; whoever does is logged in then. */
export async function restoreAccount({ accessToken, headers }: ClosedAccount) {
  await call("account/restore", { method: "POST", token: accessToken });
  storeSessionHeaders(headers);
  setClosedAccount(null);
  await settle();
}

/** Leaves it deleted. */
export async function dismissClosedAccount({ accessToken }: ClosedAccount) {
  await call("accounts/sign_out", { method: "DELETE", token: accessToken }).catch(() => undefined);
  setClosedAccount(null);
}

/** Rejects with an `ApiError` whose `fields` name what to mend. */
export async function signUp(attributes: SignUp) {
  await call("accounts/sign_up", { method: "POST", body: attributes });
  await settle();
}

/** Asks for a link to choose a new password. The answer is the same whether the address has an account or not. */
export const requestPasswordReset = (email: string) =>
  call("account/reset_password", { method: "POST", body: { email } });

/** Uses such a link. All other sessions end; this browser is logged in anew. */
export async function resetPassword(resetPasswordToken: string, password: string) {
  await call("account/reset_password", {
    method: "POST",
    body: { resetPasswordToken, password, passwordConfirmation: password },
  });
  await settle();
}

/** Ends the session here at once; the server is told, but need not be reached. */
export async function signOut() {
  await call("accounts/sign_out", { method: "DELETE" }).catch(() => undefined);
  clearSession("signed-out");
  clearCache();
}

/** Acts as another employer profile: everything known so far was the other one's, so it is dropped. */
export function switchProfile(profileId: string) {
  setCurrentProfile(profileId);
  clearCache();
}

/** Counts the profiles of an employer, and chooses the only one. */
export async function loadProfileCount() {
  if (currentSession().userType !== "employer") return;
  const { data } = await call("employers/employer_profiles");
  const profiles = Array.isArray(data) ? data : [];
  const chosen = profiles.find(({ id }) => id === currentSession().employerProfileId) ?? only(profiles);
  setCurrentProfile(chosen?.id ?? null, profiles.length);
}

const ownPair = "own_session";

/**
 * Lets an operator act as someone else; their own session waits in this tab. The reason goes into the audit log.
 * @public for the operators' console.
 */
export async function impersonate(accountId: string, reason: string) {
  const own = [stored(sessionKeys.accessToken), stored(sessionKeys.refreshToken)];
  await call(`accounts/${accountId}/impersonate`, {
    method: "POST",
    body: { reason },
    idempotencyKey: null,
  });
  sessionStorage.setItem(ownPair, JSON.stringify(own));
  await settle();
}

/** Ends the impersonated session and takes the operator's own up again. Answers whose account page to return to. */
export async function stopImpersonating() {
  const { accountId } = currentSession();
  await signOut();
  restoreOperatorSession();
  return accountId;
}

/** Takes up the session that waited in this tab; false where there is none, and then nobody is logged in. */
export function restoreOperatorSession(): boolean {
  const [access, refresh] = JSON.parse(sessionStorage.getItem(ownPair) ?? "[]") as string[];
  sessionStorage.removeItem(ownPair);
  clearSession("signed-out");
  clearCache();
  if (!access) return false;
  storeSessionHeaders(new Headers({ "Access-Token": access, "Refresh-Token": refresh ?? "" }));
  return true;
}

async function settle() {
  store(sessionKeys.employerProfileId, null);
  await loadProfileCount().catch(() => undefined);
  clearCache();
}

const only = <T>(rows: T[]) => (rows.length === 1 ? rows[0] : undefined);
