/** A member's flags on a conversation, starred and archived; never visible to the other side. */
import { broadcast } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { notFound } from "#platform/server/errors.ts";
import { sideOf } from "../../message.policy.ts";
import { joinConversation } from "./find-or-create-conversation.ts";
import { ownListStream } from "./conversations.channel.ts";

interface ConversationFlags {
  starred?: boolean;
  archivedAt?: Date | null;
}

export async function setConversationFlags(
  context: WriteContext,
  conversationId: string,
  marks: ConversationFlags,
): Promise<void> {
  const me = sideOf(context.actor);
  if (!me) throw notFound();
  await joinConversation(context, conversationId, me);
  await context.db
    .updateTable("conversationMembers")
    .set({ ...marks, updatedAt: context.now() })
    .where("conversationId", "=", conversationId)
    .where("messageableType", "=", me.type)
    .where("messageableId", "=", me.id)
    .execute();
  await broadcast(context.db, {
    streams: [ownListStream(context.actor)!],
    event: "conversation.updated",
    resource: "conversations",
    id: conversationId,
  });
}
