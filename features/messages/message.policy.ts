/** Who may do what to a message or a conversation they can already see. Runs in the browser and on the server. */
import type { Actor } from "#platform/shared/actor.ts";
import { deletableForMinutes, type MessageType, type ProfileType } from "./message-constants.ts";
import { digestTypes } from "./message-kinds.ts";

interface MessageState {
  profileType: string | null;
  deletedAt: Date | string | null;
}

/** As the database keeps it (`profileId`) and as it is on the wire (`authorId`). */
type Authored = MessageState & { profileId?: string | null; authorId?: string | null };

export const isAuthor = (actor: Actor, message: Authored) => {
  const me = sideOf(actor);
  const author = message.authorId ?? message.profileId;
  return me !== null && message.profileType === me.type && author === me.id;
};

/** Only the reader's side reads; what the product says is read by either. */
export const mayMarkRead = (actor: Actor, message: MessageState) => {
  const me = sideOf(actor);
  return me !== null && message.profileType !== me.type;
};

/** One's own words, for a quarter of an hour; cards of what happened stay. */
export const mayDelete = (
  actor: Actor,
  message: Authored & { messageType: string; createdAt: Date | string },
  now: Date,
) =>
  isAuthor(actor, message) &&
  message.deletedAt === null &&
  digestTypes.includes(message.messageType as MessageType) &&
  now.getTime() - new Date(message.createdAt).getTime() <= deletableForMinutes * 60_000;

/** Whoever acts for one of the two. */
export const isParticipant = (actor: Actor) => sideOf(actor) !== null;

/** As whom a caller takes part; null for those who never do. */
export function sideOf(actor: Actor): { type: ProfileType; id: string } | null {
  if (actor.kind === "educator") return { type: "UserProfile", id: actor.userProfileId };
  if (actor.kind === "employer") return { type: "EmployerProfile", id: actor.employerProfileId };
  return null;
}
