/** Deleting a message leaves a tombstone: it remains visible that something was written, but not what. */
import { changeRow, nextVersion } from "#platform/server/change-row.ts";
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { mayDelete } from "../../message.policy.ts";
import { inboxStreams, threadStreams } from "../conversation-streams.ts";
import { discardUnusedFiles } from "./stored-message-files.ts";

type MessageRow = Row<"messages">;

/** The caller is the author; idempotent. */
export async function deleteMessage(context: WriteContext, message: MessageRow): Promise<void> {
  if (message.deletedAt) return;
  if (message.interviewId) {
    throw conflict(/*i18n*/ "An interview was booked by this invitation. Cancel the interview instead.", {
      code: "interview_booked",
    });
  }
  if (!mayDelete(context.actor, message, context.now())) {
    throw conflict(/*i18n*/ "A message can be deleted for 15 minutes after it was sent.", {
      code: "too_late",
    });
  }
  await replaceWithTombstone(context, message);
}

/** Also used when an operator removes a reported message. */
export async function replaceWithTombstone(context: WriteContext, message: MessageRow): Promise<void> {
  const { db, now } = context;
  const emptied = { deletedAt: now(), data: "{}", metadata: "{}", attachmentIds: [] };
  const effects = { broadcast: threadStreams, events: ["messages.withdrawn" as const] };
  await changeRow(context, "messages", message, emptied, effects);
  await discardUnusedFiles(db, message.attachmentIds);
  const conversation = await updateLastMessageTimes(context, message.conversationId);
  await broadcastRow(db, inboxStreams, conversation);
}

/** A deleted message does not count as written; the remaining ones decide who may write. */
async function updateLastMessageTimes({ db, now }: WriteContext, conversationId: string) {
  const newestBy = (side: string) => sql<Date | null>`(
    select max(created_at) from messages where conversation_id = ${conversationId} and profile_type = ${side}
    and deleted_at is null and message_type not in ('application_submitted', 'application_status', 'hiring_survey', 'system'))`;
  return db
    .updateTable("conversations")
    .set({
      lastEmployerMessageAt: newestBy("EmployerProfile"),
      lastUserProfileMessageAt: newestBy("UserProfile"),
      ...nextVersion(now()),
    })
    .where("id", "=", conversationId)
    .returning(["id", "employerId", "userProfileId"])
    .executeTakeFirstOrThrow();
}
