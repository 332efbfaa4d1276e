/** Broadcasts changes of a conversation: to its open threads and to the inboxes of both sides. */
import { broadcast } from "#platform/server/cable/broadcast.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { conversationStream } from "./conversations/conversation.channel.ts";
import { listStreams } from "./conversations/conversations.channel.ts";

interface ConversationParties {
  id: string;
  employerId: string;
  userProfileId: string;
}

/** Updates both inboxes: newest message, unread count. */
export async function broadcastToInboxes(db: Queryable, conversation: ConversationParties): Promise<void> {
  await broadcast(db, {
    streams: listStreams(conversation),
    event: "conversation.updated",
    resource: "conversations",
    id: conversation.id,
  });
}

export async function broadcastToThread(
  db: Queryable,
  conversationId: string,
  event: "message.created" | "message.updated" | "message.read",
  messageId: string,
): Promise<void> {
  const streams = [conversationStream(conversationId)];
  await broadcast(db, { streams, event, resource: "messages", id: messageId });
}
