/** Who is calling. Every policy and every definition of visibility is written over this type. */
import type { OperatorRole } from "./operator-role.ts";
import type { Standing } from "./standing.ts";

export interface SignedIn {
  accountId: string;
  sessionId: string;
  /** The operator behind an impersonated session; such a session may not touch password, email, billing or deletion. */
  impersonatorId?: string;
  /** What they may do with other people's rows right now. */
  standing: Standing;
}

export interface Guest {
  kind: "guest";
}

export interface Educator extends SignedIn {
  kind: "educator";
  userProfileId: string;
}

export interface Employer extends SignedIn {
  kind: "employer";
  employerProfileId: string;
  employerId: string;
  role: "owner" | "member";
}

/** An employer account with several profiles that has not chosen the current one. */
export interface UnchosenEmployer extends SignedIn {
  kind: "unchosen";
}

export interface Operator extends SignedIn {
  kind: "operator";
  role: OperatorRole;
}

export type Actor = Guest | Educator | Employer | UnchosenEmployer | Operator;
export type ActorKind = Actor["kind"];
export type ActorOf<K extends ActorKind> = Extract<Actor, { kind: K }>;

export const guest: Guest = { kind: "guest" };
export const isSignedIn = (actor: Actor): actor is Exclude<Actor, Guest> => actor.kind !== "guest";

/** The membership as which an actor acts, for kinds that have several. */
export const profileIdOf = (actor: Actor): string | undefined =>
  actor.kind === "employer" ? actor.employerProfileId : undefined;
