/** `ConversationsChannel`: `conversation.updated`, for the lists of the educator and of the employer's people. */
import { channel } from "#platform/server/channel.ts";
import type { Actor } from "#platform/shared/actor.ts";

export const conversationsChannel = channel({
  name: "ConversationsChannel",
  streams(actor) {
    const own = ownListStream(actor);
    return own === null ? null : [own];
  },
});

/** The stream of a caller's inbox. */
export function ownListStream(actor: Actor): string | null {
  if (actor.kind === "educator") return ofEducator(actor.userProfileId);
  return actor.kind === "employer" ? employerListStream(actor.employerId) : null;
}

/** The streams for changes of this conversation. */
export const listStreams = (conversation: { employerId: string; userProfileId: string }): string[] => [
  ofEducator(conversation.userProfileId),
  employerListStream(conversation.employerId),
];

const ofEducator = (id: string) => `conversations:educator:${id}`;
/** The inbox of an employer's whole team. */
export const employerListStream = (id: string) => `conversations:employer:${id}`;
