/**
 * Keeps the cookie by which the server knows the reader of a page in step with this browser's session. Responses with
 * tokens set it; here is what the server does not hear of: another profile, an operator's own session again, another tab.
 */
import { call } from "#platform/web/api-client/api.ts";
import { readStored } from "#platform/web/data/storage.ts";
import { viewerKey } from "../../page-viewer.ts";
import {
  currentSession,
  onSessionChange,
  renderedSession,
  setCurrentProfile,
  type Session,
} from "./current-session.ts";
import { sessionKeys } from "./session-storage.ts";
import { claimsOf } from "./token-claims.ts";

const path = "accounts/page_session";
const retryMs = 2_000;

/** What the cookie names, as far as this tab knows. */
let known: string | undefined;

/** Call once per page, when the session is registered with the API's client. */
export function startPageSession(): void {
  known = document.documentElement.dataset.viewer;
  const follow = () => void inTurn(bringIntoStep).catch(() => undefined);
  onSessionChange(follow);
  // What could not be sent, or was changed by another tab while this one had no connection.
  window.addEventListener("online", follow);
  follow();
}

/** Whether this browser's session is another one than the page's, or has ended since its first script ran. */
export function isForeignPage(): boolean {
  const { foreign, viewer } = document.documentElement.dataset;
  return foreign !== undefined || (viewer !== undefined && !isViewer(viewer));
}

function isViewer(viewer: string): boolean {
  const [session, profile] = viewer.split(" ");
  const chosen = readStored(sessionKeys.employerProfileId);
  return claimsOf(readStored(sessionKeys.accessToken))?.sid === session && [null, profile].includes(chosen);
}

/** The session of a page that was rendered with its data and is not foreign, as the server rendered it. */
export function sessionOfPage(): Session {
  const [, profile] = document.documentElement.dataset.viewer?.split(" ") ?? [];
  const employerProfileId = profile || null;
  // As with any answer of the API that names the profile: an employer with one has nothing to choose.
  if (employerProfileId && !currentSession().employerProfileId) setCurrentProfile(employerProfileId);
  const { accountId, userType, impersonatorId } = currentSession();
  return renderedSession({ accountId, userType, impersonatorId, employerProfileId });
}

/** Replaces a page that was rendered for someone else than this browser's session. Never resolves. */
export async function leaveForeignPage(): Promise<never> {
  while (!(await inTurn(setCookie).then(isDone, isFailed)))
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  window.location.reload();
  return new Promise(() => undefined);
}

async function bringIntoStep(): Promise<void> {
  const wanted = browserViewer();
  if (wanted === known || !navigator.onLine) return;
  await (wanted ? call(path, { method: "PUT" }) : removeCookie());
  known = wanted;
}

/** For this browser's session, or for nobody where the server does not know that session any more. */
async function setCookie(): Promise<void> {
  if (browserViewer()) await call(path, { method: "PUT" }).catch(removeCookie);
  else await removeCookie();
}

const removeCookie = () => call(path, { method: "DELETE" });

function browserViewer(): string | undefined {
  const claims = claimsOf(readStored(sessionKeys.accessToken));
  const employerProfileId = readStored(sessionKeys.employerProfileId);
  return claims ? viewerKey({ sessionId: claims.sid, employerProfileId }) : undefined;
}

/** The last change of all tabs is the one that stays. */
const inTurn = <T>(run: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request("page-session", run) : run();

const isDone = () => true;
const isFailed = () => false;
