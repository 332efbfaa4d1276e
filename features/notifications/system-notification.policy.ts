/** Only its recipient marks a system notification as seen. */
import { type Actor, isSignedIn } from "#platform/shared/actor.ts";

export const mayMarkSeen = (actor: Actor, notification: { accountId: string | null }) =>
  isSignedIn(actor) && actor.accountId === notification.accountId;
