/** The invitations to interviews an educator has not booked by yet, newest first, live. */
import { Message } from "#features/messages/message.ts";
import type { MessageRecord } from "#features/messages/screens/slots/message-slots.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";

/** Older ones stay in their conversation: who has not answered for two months will not. */
const keptDays = 60;

export function useOpenInvitations() {
  const query = useCollection(Message, {
    filter: { messageType: "interview_invite" },
    include: ["conversation"],
    size: 100,
    keepOffline: true,
    live: "ConversationsChannel",
  });
  return { ...query, data: query.data && newestOfEach(query.data) };
}

/** Invited twice to the same interview: one card. */
function newestOfEach(messages: readonly MessageRecord[]) {
  const since = new Date(Date.now() - keptDays * dayMs).toISOString();
  const open = messages
    .filter(
      ({ createdAt, deletedAt, interviewScheduled }) =>
        createdAt > since && !deletedAt && !interviewScheduled,
    )
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const types = open.map(({ data }) => data.interviewEventTypeId);
  return open.filter(({ data }, index) => types.indexOf(data.interviewEventTypeId) === index);
}
