/** Who may do what to an account they can already see. */
import type { Actor } from "#platform/shared/actor.ts";
import { isSignedIn } from "#platform/shared/actor.ts";

/** One's own account, and not while an operator acts in one's name: password, email, billing and deletion stay closed then. */
export const mayChangeCredentials = (actor: Actor, account: { id: string }) =>
  isOwn(actor, account) && isSignedIn(actor) && actor.impersonatorId === undefined;

/** An operator who must first change the password or show the second factor: until then nothing else is open to them. */
export const isHeldUp = (actor: Actor) => actor.kind === "operator" && actor.standing !== "good";

export const isOwn = (actor: Actor, account: { id: string }) =>
  isSignedIn(actor) && actor.accountId === account.id;

export const isOperator = (actor: Actor) => actor.kind === "operator";
