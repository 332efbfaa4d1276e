/** Signing up, in and out. Tokens come in the answer's headers and are kept by `api.ts`. */
import { call } from "./api.ts";
import type { UserType } from "./claims.ts";
import { askAgain, dropEverything } from "./query-client.ts";
import { chooseProfile, forgetSession, keepHeaders, session } from "./session.ts";
import { names, store, stored } from "./storage.ts";

export interface SignUp {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  userType: Exclude<UserType, "operator">;
  [more: string]: unknown;
}

/** Rejects with an `ApiError`; a wrong pair is status 422. */
export async function signIn(email: string, password: string) {
  await call("accounts/sign_in", { method: "POST", body: { email, password } });
  await settle();
}

/** Takes up a session that ended: the same person goes on where they were, anybody else starts anew (answers false). */
export async function signInAgain(email: string, password: string): Promise<boolean> {
  const { accountId } = session();
  await call("accounts/sign_in", { method: "POST", body: { email, password } });
  const isSame = session().accountId === accountId;
  if (isSame) askAgain();
  else await settle();
  return isSame;
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

/** An operator becomes somebody else; the own session waits in this tab. The reason goes into the audit log. */
export async function impersonate(accountId: string, reason: string) {
  const own = [stored(names.accessToken), stored(names.refreshToken)];
  await call(`accounts/${accountId}/impersonate`, { method: "POST", body: { reason } });
  sessionStorage.setItem(ownPair, JSON.stringify(own));
  await settle();
}

/** Ends the impersonated session and takes the operator's own up again. Answers whose account page to return to. */
export async function stopImpersonating() {
  const { accountId } = session();
  await signOut();
  const [access, refresh] = JSON.parse(sessionStorage.getItem(ownPair) ?? "[]") as string[];
  sessionStorage.removeItem(ownPair);
  if (access) keepHeaders(new Headers({ "Access-Token": access, "Refresh-Token": refresh ?? "" }));
  return accountId;
}

async function settle() {
  store(names.employerProfileId, null);
  await countProfiles().catch(() => undefined);
  dropEverything();
}

const only = <T>(rows: T[]) => (rows.length === 1 ? rows[0] : undefined);
