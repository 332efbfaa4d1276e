/** Posts a message into the conversation of an employer and an educator. Every message is created here. */
import { nextVersion } from "#platform/server/change-row.ts";
import { markApplications } from "#features/applications/api/review/mark-applications.action.ts";
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { MessageData } from "../../message.ts";
import { type MessageType, pushAfterSeconds } from "../../message-constants.ts";
import { digestTypes, isWrittenByPerson, marksApplications, otherSide } from "../../message-kinds.ts";
import { inboxStreams, threadStreams } from "../conversation-streams.ts";
import { digestAfterMinutes, pushUnread, unreadDigest } from "../mail/unread-digest.job.ts";
import {
  type Author,
  findOrCreateConversation,
  type ConversationRow,
  joinConversation,
  type Pair,
} from "../conversations/find-or-create-conversation.ts";

export interface NewMessage extends Pair {
  /** The author; null for the product. */
  by: Author | null;
  messageType: MessageType;
  data: MessageData;
  /** What the card shows, as of now. */
  metadata?: Record<string, unknown>;
  /** Files that are already attached. */
  attachmentIds?: string[];
  interviewId?: string | null;
  /** The Message-ID of an email reply. */
  mailId?: string;
}

export interface PostedMessage {
  conversationId: string;
  messageId: string;
}

/**
 * Finds or creates the conversation, inserts the message, and broadcasts it. Callers check the write permission first: product
 * messages about applications and interviews are posted even into blocked conversations.
 */
export async function postMessage(context: WriteContext, message: NewMessage): Promise<PostedMessage> {
  const conversation = await findOrCreateConversation(context, message);
  if (message.by) await joinConversation(context, conversation.id, message.by);
  const messageId = await insertMessage(context, conversation.id, message);
  await updateConversation(context, conversation, message);
  await unarchive(context, conversation.id);
  await markApplicationsContacted(context, message);
  await broadcastRow(
    context.db,
    threadStreams,
    { id: messageId, conversationId: conversation.id },
    "created",
  );
  await broadcastRow(context.db, inboxStreams, conversation);
  await scheduleDigest(context, conversation.id, message);
  return { conversationId: conversation.id, messageId };
}

async function insertMessage({ db, now }: WriteContext, conversationId: string, message: NewMessage) {
  const { employerId, userProfileId, by, messageType, data, mailId } = message;
  const { id } = await db
    .insertInto("messages")
    .values({
      conversationId,
      employerId,
      userProfileId,
      profileType: by?.type ?? null,
      profileId: by?.id ?? null,
      messageType,
      data: JSON.stringify(data),
      metadata: JSON.stringify(message.metadata ?? {}),
      attachmentIds: message.attachmentIds ?? [],
      interviewId: message.interviewId ?? null,
      ...(mailId ? { source: "mail", mailId } : {}),
      createdAt: now(),
      updatedAt: now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates the sort time of the inbox, and the times of the last messages that people wrote. */
async function updateConversation(
  { db, now }: WriteContext,
  row: ConversationRow,
  { by, messageType }: NewMessage,
) {
  const at = now();
  const writes = by !== null && isWrittenByPerson(messageType);
  const isFirst = writes && row.openedByType === null;
  await db
    .updateTable("conversations")
    .set({
      latestMessageAt: at,
      ...nextVersion(at),
      ...(writes && by.type === "EmployerProfile" ? { lastEmployerMessageAt: at } : {}),
      ...(writes && by.type === "UserProfile" ? { lastUserProfileMessageAt: at } : {}),
      ...(isFirst ? { openedByType: by.type, openedAt: at } : {}),
    })
    .where("id", "=", row.id)
    .execute();
}

async function unarchive({ db }: WriteContext, conversationId: string): Promise<void> {
  await db
    .updateTable("conversationMembers")
    .set({ archivedAt: null })
    .where("conversationId", "=", conversationId)
    .where("archivedAt", "is not", null)
    .execute();
}

/**
 * Schedules one notification of devices, and one digest five minutes after the first unread message, for all that are
 * unread by then.
 */
async function scheduleDigest(
  context: WriteContext,
  conversationId: string,
  { by, messageType }: NewMessage,
) {
  if (!by || !digestTypes.includes(messageType)) return;
  const to = otherSide(by.type);
  const after = (seconds: number) => ({
    key: `${conversationId}:${to}`,
    at: new Date(context.now().getTime() + seconds * 1000),
    keepScheduledTime: true,
  });
  await pushUnread.enqueue(context.db, { conversationId, to }, after(pushAfterSeconds));
  await unreadDigest.enqueue(context.db, { conversationId, to }, after(digestAfterMinutes * 60));
}

/** A message from the employer counts as an answer to the educator's applications. */
async function markApplicationsContacted(context: WriteContext, message: NewMessage): Promise<void> {
  const { by, messageType } = message;
  if (by?.type !== "EmployerProfile" || !marksApplications(messageType)) return;
  await markApplications(context, message, "messagedAt", { isAnswer: true });
  if (messageType === "interview_invite") await markApplications(context, message, "inviteSentAt");
}
