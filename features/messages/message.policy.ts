/** Who may do what to a message or a conversation they can already see. Runs in the browser and on the server. */
import type { Actor } from "#platform/shared/actor.ts";
import { isOneOf } from "#platform/shared/literals.ts";
import { deletableForMinutes, type ProfileType } from "./message-constants.ts";
import { digestTypes } from "./message-kinds.ts";

interface MessageState {
  profileType: string | null;
  deletedAt: Date | string | null;
}

/** With the author as in the database (`profileId`) or in the API (`authorId`). */
type Authored = MessageState & { profileId?: string | null; authorId?: string | null };

export const isAuthor = (actor: Actor, message: Authored) => {
  const me = sideOf(actor);
  const author = message.authorId ?? message.profileId;
  return me !== null && message.profileType === me.type && author === me.id;
};

/** Only the receiving side can mark a message as read; product messages are received by both. */
export const mayMarkRead = (actor: Actor, message: MessageState) => {
  const me = sideOf(actor);
  return me !== null && message.profileType !== me.type;
};

/** The author may delete their message for 15 minutes; cards cannot be deleted. */
export const mayDelete = (
  actor: Actor,
  message: Authored & { messageType: string; createdAt: Date | string },
  now: Date,
) =>
  isAuthor(actor, message) &&
  message.deletedAt === null &&
  isOneOf(digestTypes, message.messageType) &&
  now.getTime() - new Date(message.createdAt).getTime() <= deletableForMinutes * 60_000;

/** Who answers a conversation is the employer's own matter: the educator never sees it. */
export const isOnEmployersSide = (actor: Actor) => actor.kind === "employer";

/** Whether the actor belongs to one of the two sides. */
export const isParticipant = (actor: Actor) => sideOf(actor) !== null;

/** The side and profile of a caller; null for those who never take part. */
export function sideOf(actor: Actor): { type: ProfileType; id: string } | null {
  if (actor.kind === "educator") return { type: "UserProfile", id: actor.userProfileId };
  if (actor.kind === "employer") return { type: "EmployerProfile", id: actor.employerProfileId };
  return null;
}
