/** `ConversationChannel`: one conversation, for its members. Nobody can open one yet, so none is anybody's to hear. */
import { channel } from "#platform/server/channel.ts";
import { z } from "zod";

export const conversationChannel = channel({
  name: "ConversationChannel",
  params: z.object({ conversationId: z.string() }),
  streams: () => null,
});
