/** `ConversationsChannel`: `conversation.updated`, for the lists of the educator and of the employer's people. */
import { channel } from "#platform/server/channel.ts";

export const conversationsChannel = channel({
  name: "ConversationsChannel",
  streams: (actor) =>
    actor.kind === "educator"
      ? [ofEducator(actor.userProfileId)]
      : actor.kind === "employer"
        ? [ofEmployer(actor.employerId)]
        : null,
});

/** Where a change of this conversation is announced. */
export const listStreams = (conversation: { employerId: string; userProfileId: string }): string[] => [
  ofEducator(conversation.userProfileId),
  ofEmployer(conversation.employerId),
];

const ofEducator = (id: string) => `conversations:educator:${id}`;
const ofEmployer = (id: string) => `conversations:employer:${id}`;
