/** Who may mark a system notification as seen: whoever it is for. */
import { type Actor, isSignedIn } from "#platform/shared/actor.ts";

export const mayMarkSeen = (actor: Actor, notification: { accountId: string | null }) =>
  isSignedIn(actor) && actor.accountId === notification.accountId;
