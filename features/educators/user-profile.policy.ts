/** Who may do what to an educator's profile they can already see. Runs in the browser and on the server. */
import type { Actor } from "#platform/shared/actor.ts";
import { hasOperatorRole } from "#platform/shared/operator-role.ts";

export const isOwnProfile = (actor: Actor, profile: { id: string }) =>
  actor.kind === "educator" && actor.userProfileId === profile.id;

export const mayEditProfile = (actor: Actor, profile: { id: string }) =>
  hasOperatorRole(actor, ["support"]) || isOwnProfile(actor, profile);

/** A part of a profile: a work history, a certification, an answer. */
export const mayEditPart = (actor: Actor, part: { userProfileId: string }) =>
  mayEditProfile(actor, { id: part.userProfileId });

/** What only reviewers decide. */
export const mayReview = (actor: Actor) => hasOperatorRole(actor, ["review"]);

/** Operators take photos away that do not belong on a profile; they can't upload another. */
export const mayRemovePhoto = (actor: Actor, profile: { id: string }) =>
  mayEditProfile(actor, profile) || mayReview(actor);

/** Their owner asks for the review; reviewers decide. */
export const mayMoveApproval = (actor: Actor, profile: { id: string }) =>
  isOwnProfile(actor, profile) || mayReview(actor);
