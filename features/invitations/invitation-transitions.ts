/** What may become of an invitation to apply, and what an application makes of it. */
import type { ApplicationState } from "#features/applications/application-constants.ts";
import type { JobInvitationState } from "#features/candidates/job-invitation-states.ts";

/** Looking at it counts once; an answer is not taken back by looking again. */
export const stateAfterView = (state: JobInvitationState): JobInvitationState =>
  state === "invited" ? "viewed" : state;

/** "Not for me" is for an invitation that was not followed yet. */
export const mayDecline = (state: JobInvitationState) => state === "invited" || state === "viewed";

/** Null while the application is not sent: a draft changes nothing. */
export function stateAfterApplication(application: ApplicationState): JobInvitationState | null {
  if (application === "draft") return null;
  return application === "hired" ? "hired" : "applied";
}
