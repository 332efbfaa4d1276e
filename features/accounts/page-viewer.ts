/** For whom the server renders a page: what it knows of the reader before the browser's tokens have spoken. */
import { type Actor, isSignedIn, profileIdOf } from "#platform/shared/actor.ts";
import type { UserType } from "./account.ts";

declare module "#platform/web/data/loader-context.ts" {
  interface WebContext {
    /** Null for a guest. */
    viewer: PageViewer | null;
  }
}

export interface PageViewer {
  accountId: string;
  sessionId: string;
  userType: UserType;
  /** The operator's account id, in an impersonated session. */
  impersonatorId: string | null;
  /** The profile as which an employer acts; null while none is selected. */
  employerProfileId: string | null;
}

/** What a document says of its viewer, for the browser to compare with its own session (before-paint.ts). */
export const viewerKey = (viewer: Pick<PageViewer, "sessionId" | "employerProfileId"> | null | undefined) =>
  viewer ? `${viewer.sessionId} ${viewer.employerProfileId ?? ""}` : undefined;

export function viewerOf(actor: Actor): PageViewer | null {
  if (!isSignedIn(actor)) return null;
  const { accountId, sessionId, impersonatorId = null, kind } = actor;
  const userType = kind === "unchosen" ? "employer" : kind;
  return { accountId, sessionId, userType, impersonatorId, employerProfileId: profileIdOf(actor) ?? null };
}
