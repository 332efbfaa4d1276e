/** Who may do what to an account they can already see. */
import type { Actor } from "#platform/shared/actor.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { hasOperatorRole } from "#platform/shared/operator-role.ts";

/**
 * The actor's own account, unless an operator impersonates its owner: password, email, billing and deletion
 * stay closed then.
 */
export const mayChangeCredentials = (actor: Actor, account: { id: string }) =>
  isOwnAccount(actor, account) && isSignedIn(actor) && actor.impersonatorId === undefined;

/**
 * An operator who must first change the password or verify the second factor; nothing else is open to them
 * before.
 */
export const isBlockedUntilSetup = (actor: Actor) => actor.kind === "operator" && actor.standing !== "good";

export const isOwnAccount = (actor: Actor, account: { id: string }) =>
  isSignedIn(actor) && actor.accountId === account.id;

/** Another one has to do it: whoever looks after the operators cannot lose that by a slip of their own. */
export const mayChangeOperatorRole = (actor: Actor, account: { id: string; userType: string }) =>
  hasOperatorRole(actor) && account.userType === "operator" && !isOwnAccount(actor, account);

export const isOperator = (actor: Actor) => actor.kind === "operator";
