/** Signing up, in and out. Tokens come in the answer's headers and are kept by `api.ts`. */
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { type Answer, call } from "#platform/web/api-client/api.ts";
import { type ClosedAccount, rememberClosed } from "./closed-account.ts";
import type { UserType } from "./token-claims.ts";
import type { WireResource } from "#platform/web/api-client/document.ts";
import { askAgain, dropEverything } from "#platform/web/data/query-client.ts";
import { chooseProfile, forgetSession, keepHeaders, session } from "./current-session.ts";
import { names, store, stored } from "#platform/web/data/storage.ts";

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
  const { accountId } = session();
  if (!(await openSession(email, password)))
    throw new ApiError("status", /*i18n*/ "This account is deleted. Restore it to go on.", 403);
  const isSame = session().accountId === accountId;
  if (isSame) askAgain();
  else await settle();
  return isSame;
}

/** The tokens of a deleted account are good for taking it back alone: they are no session. */
async function openSession(email: string, password: string): Promise<boolean> {
  let headers = new Headers();
  const { data } = await call<Answer>("accounts/sign_in", {
    method: "POST",
    body: { email, password },
    keep: (given) => (headers = given),
  });
  const account = data as WireResource;
  if (account.attributes?.closedAt) {
    const eraseAfter = String(account.attributes.eraseAfter);
    rememberClosed({ accessToken: headers.get("Access-Token") ?? "", headers, eraseAfter });
    return false;
  }
  keepHeaders(headers);
  return true;
}

/** Takes a deleted account back; whoever does is logged in then. */
export async function restoreAccount({ accessToken, headers }: ClosedAccount) {
  await call("account/restore", { method: "POST", token: accessToken });
  keepHeaders(headers);
  rememberClosed(null);
  await settle();
}

/** Leaves it deleted. */
export async function leaveClosed({ accessToken }: ClosedAccount) {
  await call("accounts/sign_out", { method: "DELETE", token: accessToken }).catch(() => undefined);
  rememberClosed(null);
}

/** Rejects with an `ApiError` whose `fields` name what to mend. */
export async function signUp(attributes: SignUp) {
  await call("accounts/sign_up", { method: "POST", body: attributes });
  await settle();
}

/** Asks for a link to choose a new password. The answer is the same whether the address has an account or not. */
export const requestPasswordLink = (email: string) =>
  call("account/reset_password", { method: "POST", body: { email } });

/** Uses such a link. All other sessions end; this browser is logged in anew. */
export async function changePassword(resetPasswordToken: string, password: string) {
  await call("account/reset_password", {
    method: "POST",
    body: { resetPasswordToken, password, passwordConfirmation: password },
  });
  await settle();
}

/** Ends the session here at once; the server is told, but need not be reached. */
export async function signOut() {
  await call("accounts/sign_out", { method: "DELETE" }).catch(() => undefined);
  forgetSession("signed-out");
  dropEverything();
}

/** Acts as another employer profile: everything known so far was the other one's, so it is dropped. */
export function actAs(profileId: string) {
  chooseProfile(profileId);
  dropEverything();
}

/** Counts the profiles of an employer, and chooses the only one. */
export async function countProfiles() {
  if (session().userType !== "employer") return;
  const { data } = await call("employers/employer_profiles");
  const profiles = Array.isArray(data) ? data : [];
  const chosen = profiles.find(({ id }) => id === session().employerProfileId) ?? only(profiles);
  chooseProfile(chosen?.id ?? null, profiles.length);
}

const ownPair = "own_session";

/**
 * Lets an operator act as someone else; their own session waits in this tab. The reason goes into the audit log.
 * @public for the operators' console.
 */
export async function impersonate(accountId: string, reason: string) {
  const own = [stored(names.accessToken), stored(names.refreshToken)];
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
  const { accountId } = session();
  await signOut();
  resumeOwnSession();
  return accountId;
}

/** Takes up the session that waited in this tab; false where there is none, and then nobody is logged in. */
export function resumeOwnSession(): boolean {
  const [access, refresh] = JSON.parse(sessionStorage.getItem(ownPair) ?? "[]") as string[];
  sessionStorage.removeItem(ownPair);
  forgetSession("signed-out");
  dropEverything();
  if (!access) return false;
  keepHeaders(new Headers({ "Access-Token": access, "Refresh-Token": refresh ?? "" }));
  return true;
}

async function settle() {
  store(names.employerProfileId, null);
  await countProfiles().catch(() => undefined);
  dropEverything();
}

const only = <T>(rows: T[]) => (rows.length === 1 ? rows[0] : undefined);
