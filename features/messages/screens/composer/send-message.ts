/** Sends a message to a conversation, or to someone without one yet. */
import { call } from "#platform/web/api-client/api.ts";
import { linkOne } from "#platform/web/api-client/document.ts";
import { capture } from "#platform/web/page/analytics.ts";
import { Message } from "../../message.ts";
import type { Draft } from "./draft-storage.ts";
import type { MessageRecord } from "../slots/message-slots.ts";

export type MessageTarget = { conversationId: string } | { userProfileId: string } | { employerId: string };

/** Generous, because a slow connection is not a failure yet. */
const timeoutMs = 30_000;

/** The same key twice creates one message. */
export async function sendMessage(
  to: MessageTarget,
  { text, attachments, jobListingId }: Draft & { jobListingId?: string },
  idempotencyKey: string,
): Promise<MessageRecord> {
  const files = attachments.map(({ id }) => id);
  const data = {
    ...(text && { text }),
    ...(files.length > 0 && { attachments: files }),
    ...(jobListingId && { jobListingId }),
  };
  const answer = await call("messages", {
    method: "POST",
    body: { data: { type: "messages", attributes: { ...to, data } } },
    idempotencyKey,
    timeout: timeoutMs,
  });
  capture("message_sent", { hasText: text !== "", hasFiles: files.length > 0 }, { debounce: false });
  return linkOne(Message, answer);
}
