/** Who is signed in: stored in the browser, and synchronized across tabs. */
import { isOneOf } from "#platform/shared/literals.ts";
import { createContext, use, useSyncExternalStore } from "react";

import { claimsOf, type UserType } from "./token-claims.ts";
import { writeStored, readStored } from "#platform/web/data/storage.ts";
import type { PageViewer } from "../../page-viewer.ts";
import { sessionKeys } from "./session-storage.ts";

export interface Session {
  /** unknown: the server-rendered page, before hydration · over: it ended while a page was open. */
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

/** Of the reader for whom the page was rendered with its data; null for other pages. */
export const RenderedSessionContext = createContext<Session | null>(null);

/** The session, live. During server rendering and hydration it is the one the page is rendered for, or `unknown`. */
export function useSession(): Session {
  const rendered = use(RenderedSessionContext) ?? unknown;
  return useSyncExternalStore(onSessionChange, currentSession, () => rendered);
}

/** The session of a page that is rendered with its data. How many profiles there are, only the browser knows. */
export const renderedSession = ({
  accountId,
  userType,
  impersonatorId,
  employerProfileId,
}: Pick<Session, Exclude<keyof PageViewer, "sessionId">>): Session => ({
  ...{ status: "signed-in", employerProfilesCount: null },
  ...{ accountId, userType, impersonatorId, employerProfileId },
});

/** The session now, outside rendering. */
export function currentSession(): Session {
  if (current === unknown && typeof window !== "undefined") current = read();
  return current;
}

/** Calls `listener` after every change of the session, from this tab or another one. */
export function onSessionChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Stores the tokens and the current employer profile of an API response. The profile is stored only while none is
 * selected: a response that was requested before a switch, or came from a cache, must not switch it back.
 */
export function storeSessionHeaders(headers: Headers) {
  const access = headers.get("Access-Token");
  const acting = headers.get("Current-Employer-Profile-Id");
  const profile = readStored(sessionKeys.employerProfileId) ? null : acting;
  if (!access && !profile) return;
  if (access) {
    writeStored(sessionKeys.accessToken, access);
    writeStored(sessionKeys.userType, claimsOf(access)?.typ ?? null);
  }
  // A session that cannot be refreshed must not get the refresh token of the previous one.
  if (access) writeStored(sessionKeys.refreshToken, headers.get("Refresh-Token"));
  if (profile) writeStored(sessionKeys.employerProfileId, profile);
  changed();
}

/** Stores the employer profile as which the account acts, and how many profiles it can choose from. */
export function setCurrentProfile(profileId: string | null, count = currentSession().employerProfilesCount) {
  writeStored(sessionKeys.employerProfileId, profileId);
  writeStored(sessionKeys.employerProfilesCount, count === null ? null : String(count));
  changed();
}

/** Ends the session. `over` leaves the page open behind a dialog, so that nothing typed is lost. */
export function clearSession(how: "signed-out" | "over") {
  const before = currentSession();
  if (how === "over") for (const name of tokens) writeStored(name, null);
  else removeStoredSession();
  current = how === "over" ? { ...before, status: "over" } : { status: "signed-out", ...nobody };
  announce();
}

/** Takes the session out of the browser, while the page goes on as it is until `clearSession`. */
export function removeStoredSession() {
  for (const name of sessionNames) writeStored(name, null);
}

const tokens = [sessionKeys.refreshToken, sessionKeys.accessToken];
// The tokens last: another tab that sees them removed while the user type is still stored knows that the session is over.
const sessionNames = [
  sessionKeys.employerProfileId,
  sessionKeys.employerProfilesCount,
  sessionKeys.userType,
  ...tokens,
];

function read(): Session {
  const claims = claimsOf(readStored(sessionKeys.accessToken));
  if (!claims) return { status: "signed-out", ...nobody };
  const count = readStored(sessionKeys.employerProfilesCount);
  return {
    status: "signed-in",
    accountId: claims.sub,
    userType: claims.typ,
    impersonatorId: claims.act?.sub ?? null,
    employerProfileId: readStored(sessionKeys.employerProfileId),
    employerProfilesCount: count === null ? null : Number(count),
  };
}

function changed() {
  const next = shareSessionEnd(read());
  // A refreshed token is the same session: nothing on the page changes.
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  announce();
}

/** Tabs share one session: if it ended in another tab, the page here stays open behind its dialog as well. */
function shareSessionEnd(next: Session): Session {
  const isOver =
    next.status === "signed-out" && current.accountId !== null && readStored(sessionKeys.userType) !== null;
  return isOver ? { ...current, status: "over" } : next;
}

const isSameReader = (one: Session, other: Session) =>
  one.accountId === other.accountId &&
  one.impersonatorId === other.impersonatorId &&
  one.employerProfileId === other.employerProfileId;

function announce() {
  document.documentElement.dataset.session = current.userType ?? "guest";
  for (const listener of listeners) listener();
}

if (typeof window !== "undefined") {
  window.addEventListener("storage", ({ key }) => {
    if (key === null || isOneOf(sessionNames, key)) changed();
  });
  // A page from the back/forward cache received no events: another account or profile may be here now.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && !isSameReader(read(), current)) window.location.reload();
  });
}
