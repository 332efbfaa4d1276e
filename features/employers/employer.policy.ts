/** Who may do what to an employer, its people and its locations. Runs in the browser and on the server. */
import type { Actor } from "#platform/shared/actor.ts";
import { hasOperatorRole } from "#platform/shared/operator-role.ts";

interface BelongsToEmployer {
  employerId: string | null;
}

/** On this employer's team, or an operator. */
export const worksFor = (actor: Actor, { employerId }: BelongsToEmployer) =>
  actor.kind === "operator" || (actor.kind === "employer" && actor.employerId === employerId);

export const isOwnerOf = (actor: Actor, { employerId }: BelongsToEmployer) =>
  actor.kind === "operator" ||
  (actor.kind === "employer" && actor.role === "owner" && actor.employerId === employerId);

export const mayEditEmployer = (actor: Actor, employer: { id: string }) =>
  hasOperatorRole(actor, ["support"]) || (actor.kind === "employer" && actor.employerId === employer.id);

export const mayReviewEmployer = (actor: Actor) => hasOperatorRole(actor, ["review"]);
/** Reviewers take pictures away that do not belong there. */
export const mayChangePictures = (actor: Actor, employer: { id: string }) =>
  mayEditEmployer(actor, employer) || mayReviewEmployer(actor);
export const maySupportEmployer = (actor: Actor) => hasOperatorRole(actor, ["support"]);
/** Whether a program may still try a plan for nothing. */
export const mayOfferTrial = (actor: Actor) => hasOperatorRole(actor, ["money"]);

/** Any employer profile of the actor's account. */
export const isOwnEmployerProfile = (actor: Actor, profile: { accountId: string | null }) =>
  actor.kind !== "guest" && actor.accountId === profile.accountId;

/** Their own profile; owners may also correct a colleague's. */
export const mayEditEmployerProfile = (
  actor: Actor,
  profile: BelongsToEmployer & { accountId: string | null },
) => isOwnEmployerProfile(actor, profile) || isOwnerOf(actor, profile);

/** Only the team reads a colleague's contact and notification details. */
export const isOnTeam = (actor: Actor, profile: BelongsToEmployer & { accountId: string | null }) =>
  isOwnEmployerProfile(actor, profile) || worksFor(actor, profile);

/** Not of an invited person: the age of the account's id would reveal that the address had an account before. */
export const mayReadAccountId = (
  actor: Actor,
  profile: BelongsToEmployer & { accountId: string | null; invitationState: string | null },
) =>
  actor.kind === "operator" ||
  isOwnEmployerProfile(actor, profile) ||
  (isOnTeam(actor, profile) && profile.invitationState !== "pending");
