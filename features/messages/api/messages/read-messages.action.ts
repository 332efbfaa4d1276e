/** Marks messages as read up to a position; the other side sees when its messages were first read. */
import { nextVersion } from "#platform/server/change-row.ts";
import { action } from "#platform/server/action.ts";
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { notFound } from "#platform/server/errors.ts";
import { sql } from "kysely";
import { z } from "zod";
import { Conversation } from "../../conversation.ts";
import { sideOf } from "../../message.policy.ts";
import { otherSide } from "../../message-kinds.ts";
import { inboxStreams, threadStreams } from "../conversation-streams.ts";
import {
  type Author,
  type ConversationRow,
  joinConversation,
} from "../conversations/find-or-create-conversation.ts";
import { requireSide } from "../visible-conversations.ts";

type ConversationKeys = Pick<ConversationRow, "id" | "employerId" | "userProfileId">;

interface ReadPosition {
  id: string;
  createdAt: Date;
}

/** `PATCH messages/{id} {readAt}`: marks everything up to this message as read. The server sets the time, once. */
export async function markMessageRead(context: WriteContext, id: string): Promise<void> {
  const me = sideOf(context.actor);
  const message = await context.db
    .selectFrom("messages")
    .select(["id", "createdAt", "conversationId", "employerId", "userProfileId"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!me || !message) throw notFound();
  await markReadUpTo(context, { ...message, id: message.conversationId }, me, message);
}

/** `POST {side}/conversations/{id}/read`: marks the whole conversation as read. */
export const readConversation = (side: "user_profile" | "employer") =>
  action({
    path: `${side}/conversations/:id/read`,
    summary: "Mark everything in a conversation as read.",
    for: [side === "employer" ? "employer" : "educator"],
    input: z.object({}),
    on: Conversation,
    run: async (context, _input, conversation) => {
      const newest = await context.db
        .selectFrom("messages")
        .select(["id", "createdAt"])
        .where("conversationId", "=", conversation.id)
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      if (newest) await markReadUpTo(context, conversation, requireSide(context.actor), newest);
      return { resource: { type: "conversations", id: conversation.id } };
    },
  });

export async function markReadUpTo(
  context: WriteContext,
  conversation: ConversationKeys,
  me: Author,
  upTo: ReadPosition,
): Promise<void> {
  await joinConversation(context, conversation.id, me);
  // Skips rows that a concurrent reader has locked and is marking.
  const marked = await context.db
    .updateTable("messages")
    .set({ readAt: context.now(), ...nextVersion(context.now()) })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("messages")
        .select("id")
        .where("conversationId", "=", conversation.id)
        .where("profileType", "=", otherSide(me.type))
        .where("readAt", "is", null)
        .where("id", "<=", upTo.id)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  const hasAdvanced = await advanceLastRead(context, conversation, me, upTo.createdAt);
  const last = marked
    .map(({ id }) => id)
    .sort()
    .at(-1);
  const { id: conversationId } = conversation;
  if (last) await broadcastRow(context.db, threadStreams, { id: last, conversationId }, "read");
  if (hasAdvanced || last) await broadcastRow(context.db, inboxStreams, conversation);
}

/** Never moves backwards: requests of two tabs may arrive in any order. */
async function advanceLastRead(
  { db }: WriteContext,
  { id }: ConversationKeys,
  me: Author,
  at: Date,
): Promise<boolean> {
  const advanced = await db
    .updateTable("conversationMembers")
    .set({ lastReadAt: at })
    .where("conversationId", "=", id)
    .where("messageableType", "=", me.type)
    .where("messageableId", "=", me.id)
    .where((eb) => eb.or([eb("lastReadAt", "is", null), eb("lastReadAt", "<", at)]))
    .executeTakeFirst();
  if (advanced.numUpdatedRows === 0n) return false;
  if (me.type !== "EmployerProfile") return true;
  await db
    .updateTable("conversations")
    .set({ employerReadAt: sql`greatest(employer_read_at, ${at})` })
    .where("id", "=", id)
    .execute();
  return true;
}
