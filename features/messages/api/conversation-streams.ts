/** Where changes of a conversation are broadcast: its messages to the open threads, itself to the inboxes of both sides. */
import type { RowStreams } from "#platform/server/cable/broadcast.ts";
import { conversationStream } from "./conversations/conversation.channel.ts";
import { listStreams } from "./conversations/conversations.channel.ts";

/** Both inboxes show its newest message and the unread count. */
export const inboxStreams: RowStreams<{ employerId: string; userProfileId: string }> = {
  type: "conversations",
  event: "conversation",
  of: listStreams,
};

/** Also `message.read`, about the last message that was read. */
export const threadStreams: RowStreams<{ conversationId: string }> = {
  type: "messages",
  event: "message",
  of: ({ conversationId }) => [conversationStream(conversationId)],
};
