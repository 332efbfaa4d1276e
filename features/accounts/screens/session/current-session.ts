/** Who is logged in, kept in the browser's storage and in step across tabs. */
import { useSyncExternalStore } from "react";

import { claimsOf, type UserType } from "./token-claims.ts";
import { store, stored } from "#platform/web/data/storage.ts";
import { sessionKeys } from "./session-storage.ts";

export interface Session {
  /** unknown: the server-rendered page, before the browser looked · over: it ended while a page was open. */
  status: "unknown" | "signed-out" | "signed-in" | "over";
  accountId: string | null;
  userType: UserType | null;
  /** The operator's account id, in an impersonated session. */
  impersonatorId: string | null;
  employerProfileId: string | null;
  employerProfilesCount: number | null;
}

const nobody: Omit<Session, "status"> = {
  accountId: null,
  userType: null,
  impersonatorId: null,
  employerProfileId: null,
  employerProfilesCount: null,
};
const unknown: Session = { status: "unknown", ...nobody };

let current = unknown;
const listeners = new Set<() => void>();

/** The session, live. During server rendering and hydration it is `unknown`. */
export const useSession = () => useSyncExternalStore(onSessionChange, currentSession, () => unknown);

/** The session right now, outside of rendering. */
export function currentSession(): Session {
  if (current === unknown && typeof window !== "undefined") current = read();
  return current;
}

/** Calls back after every change of session, from this tab or another one. */
export function onSessionChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Takes new tokens and the acting profile from any answer of the API. A profile is only taken where none was chosen: an
 * answer that was asked for before a switch, or came out of a cache, must not switch it back unseen.
 */
export function storeSessionHeaders(headers: Headers) {
  const access = headers.get("Access-Token");
  const acting = headers.get("Current-Employer-Profile-Id");
  const profile = stored(sessionKeys.employerProfileId) ? null : acting;
  if (!access && !profile) return;
  if (access) {
    store(sessionKeys.accessToken, access);
    store(sessionKeys.userType, claimsOf(access)?.typ ?? null);
  }
  // A session that cannot be refreshed must not be given the refresh token of the one before it.
  if (access) store(sessionKeys.refreshToken, headers.get("Refresh-Token"));
  if (profile) store(sessionKeys.employerProfileId, profile);
  changed();
}

/** Remembers as whom an employer acts, and how many profiles there are to choose from. */
export function setCurrentProfile(profileId: string | null, count = currentSession().employerProfilesCount) {
  store(sessionKeys.employerProfileId, profileId);
  store(sessionKeys.employerProfilesCount, count === null ? null : String(count));
  changed();
}

/** Forgets the session. `over` keeps the page standing behind a dialog, so that nothing typed is lost. */
export function clearSession(how: "signed-out" | "over") {
  const before = currentSession();
  for (const name of how === "over" ? tokens : sessionNames) store(name, null);
  current = how === "over" ? { ...before, status: "over" } : { status: "signed-out", ...nobody };
  announce();
}

const tokens = [sessionKeys.refreshToken, sessionKeys.accessToken];
// The tokens last: another tab that sees them go while somebody is still named knows that the session is over.
const sessionNames = [sessionKeys.employerProfileId, sessionKeys.employerProfilesCount, sessionKeys.userType, ...tokens];

function read(): Session {
  const claims = claimsOf(stored(sessionKeys.accessToken));
  if (!claims) return { status: "signed-out", ...nobody };
  const count = stored(sessionKeys.employerProfilesCount);
  return {
    status: "signed-in",
    accountId: claims.sub,
    userType: claims.typ,
    impersonatorId: claims.act?.sub ?? null,
    employerProfileId: stored(sessionKeys.employerProfileId),
    employerProfilesCount: count === null ? null : Number(count),
  };
}

function changed() {
  const next = afterOthers(read());
  // A refreshed token is the same session: nothing on the page has to be drawn again.
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  announce();
}

/** Another tab's session is this one's too: where it ended there, the page here stays behind its dialog as well. */
function afterOthers(next: Session): Session {
  const isOver =
    next.status === "signed-out" && current.accountId !== null && stored(sessionKeys.userType) !== null;
  return isOver ? { ...current, status: "over" } : next;
}

function announce() {
  document.documentElement.dataset.session = current.userType ?? "guest";
  for (const listener of listeners) listener();
}

if (typeof window !== "undefined") {
  window.addEventListener("storage", ({ key }) => {
    if (key === null || (sessionNames as string[]).includes(key)) changed();
  });
  // A page that the browser had put aside heard of nothing, and shows what it showed: somebody else may sit here now.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && read().accountId !== current.accountId) window.location.reload();
  });
}
