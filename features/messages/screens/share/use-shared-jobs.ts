/** The jobs that were shared in a conversation already: when each was last. */
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Message } from "../../message.ts";

export function useSharedJobs(conversationId: string | null): ReadonlyMap<string, string> {
  const query = useCollection(Message, {
    filter: { conversationId, messageType: "job_share" },
    fields: { messages: ["data,createdAt"] },
    size: 100,
    enabled: conversationId !== null,
  });
  // Newest first: the last one to be set is the oldest, so they are set in the order of time.
  return new Map(
    (query.data ?? [])
      .toReversed()
      // A deleted message names no job.
      .flatMap(({ data, createdAt }) => (data.jobListingId ? [[data.jobListingId, createdAt] as const] : [])),
  );
}
