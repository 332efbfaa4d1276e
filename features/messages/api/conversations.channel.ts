/** `ConversationsChannel`: `conversation.updated`, for the lists of the educator and of the employer's people. */
import { channel } from "#platform/server/channel.ts";

export const conversationsChannel = channel({
  name: "ConversationsChannel",
  streams: (actor) =>
    actor.kind === "educator"
      ? [`conversations:educator:${actor.userProfileId}`]
      : actor.kind === "employer"
        ? [`conversations:employer:${actor.employerId}`]
        : null,
});
