/** Who may do what to an employer, its people and its locations. Runs in the browser and on the server. */
import type { Actor } from "#platform/shared/actor.ts";

interface BelongsToEmployer {
  employerId: string | null;
}

/** Acting for this employer, or looking after it. */
export const worksFor = (actor: Actor, { employerId }: BelongsToEmployer) =>
  actor.kind === "operator" || (actor.kind === "employer" && actor.employerId === employerId);

export const isOwnerOf = (actor: Actor, { employerId }: BelongsToEmployer) =>
  actor.kind === "operator" ||
  (actor.kind === "employer" && actor.role === "owner" && actor.employerId === employerId);

export const mayEditEmployer = (actor: Actor, employer: { id: string }) =>
  worksFor(actor, { employerId: employer.id });

export const isOperator = (actor: Actor) => actor.kind === "operator";

/** One's own profile, whichever of them one acts as. */
export const isOwnEmployerProfile = (actor: Actor, profile: { accountId: string | null }) =>
  actor.kind !== "guest" && actor.accountId === profile.accountId;

/** One's own, and an owner may correct a colleague's. */
export const mayEditEmployerProfile = (actor: Actor, profile: BelongsToEmployer & { accountId: string | null }) =>
  isOwnEmployerProfile(actor, profile) || isOwnerOf(actor, profile);

/** Contact and notification details of a colleague are for the team. */
export const isOnTeam = (actor: Actor, profile: BelongsToEmployer & { accountId: string | null }) =>
  isOwnEmployerProfile(actor, profile) || worksFor(actor, profile);

/** Not of somebody who was only invited: the age of an account's id would tell that the address had one before. */
export const mayReadAccountId = (
  actor: Actor,
  profile: BelongsToEmployer & { accountId: string | null; invitationState: string | null },
) =>
  actor.kind === "operator" ||
  isOwnEmployerProfile(actor, profile) ||
  (isOnTeam(actor, profile) && profile.invitationState !== "pending");
