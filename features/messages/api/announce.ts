/** Which sockets hear of a conversation: those who have it open, and the lists of both sides. */
import { broadcast } from "#platform/server/cable/broadcast.ts";
import type { Queryable } from "#platform/server/database.ts";
import { conversationStream } from "./conversation.channel.ts";
import { listStreams } from "./conversations.channel.ts";

interface Told {
  id: string;
  employerId: string;
  userProfileId: string;
}

/** Both lists show it anew: the newest message, the unread count. */
export async function tellLists(db: Queryable, conversation: Told): Promise<void> {
  await broadcast(db, {
    streams: listStreams(conversation),
    event: "conversation.updated",
    resource: "conversations",
    id: conversation.id,
  });
}

export async function tellThread(
  db: Queryable,
  conversationId: string,
  event: "message.created" | "message.updated" | "message.read",
  messageId: string,
): Promise<void> {
  const streams = [conversationStream(conversationId)];
  await broadcast(db, { streams, event, resource: "messages", id: messageId });
}
