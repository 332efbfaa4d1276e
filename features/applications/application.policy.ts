/** Who may do what to an application they can already see. Runs in the browser and on the server. */
import type { Actor } from "#platform/shared/actor.ts";

interface ApplicationParties {
  userProfileId: string | null;
  employerId: string | null;
  aasmState: string;
}

export const isApplicant = (actor: Actor, application: ApplicationParties) =>
  actor.kind === "educator" && actor.userProfileId === application.userProfileId;

/** Everyone on the employer's team may review: small centers need no finer rights. */
export const mayReview = (actor: Actor, application: ApplicationParties) =>
  actor.kind === "employer" && actor.employerId === application.employerId;

export const mayEditDraft = (actor: Actor, application: ApplicationParties) =>
  isApplicant(actor, application) && application.aasmState === "draft";

export const mayTransition = (actor: Actor, application: ApplicationParties) =>
  isApplicant(actor, application) || mayReview(actor, application);

/** Guards attributes that only the employer may read. */
export const isReviewer = (actor: Actor) => actor.kind === "employer";
