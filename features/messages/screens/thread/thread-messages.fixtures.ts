/** Messages for tests of the thread, with ids in order of time. */
import type { MessageRecord } from "../slots/message-slots.ts";

/** `minute` counts from noon on the reader's clock. */
export function message(minute: number, part: Partial<MessageRecord> = {}): MessageRecord {
  const createdAt = new Date(2026, 2, 4, 12, minute).toISOString();
  return {
    id: `0195${String(minute).padStart(6, "0")}`,
    type: "messages",
    messageType: "text",
    data: { text: `message ${minute}` },
    metadata: {},
    profileType: "UserProfile",
    authorFirstName: "Ana",
    authorId: "ana",
    readAt: null,
    deletedAt: null,
    interviewScheduled: false,
    interviewScheduledAt: null,
    createdAt,
    updatedAt: createdAt,
    conversationId: "talk",
    ...part,
  };
}
