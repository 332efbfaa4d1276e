/**
 * The thread of a conversation: starts at the newest message, loads older pages, and stays live. Not an
 * infinite query: that one writes back the pages from when a load began, and would lose a message pushed while it loads.
 */
import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import type { ApiError } from "#platform/web/api-client/api-error.ts";
import { call, type Answer } from "#platform/web/api-client/api.ts";
import { readOrKept } from "#platform/web/data/kept-copies.ts";
import { usePageRead } from "#platform/web/data/page-reads.ts";
import { linkAll, type Document } from "#platform/web/api-client/document.ts";
import { positionOf } from "#platform/web/live/position-of.ts";
import { usePolling } from "#platform/web/live/use-polling.ts";
import { useChannel, type Push } from "#platform/web/live/use-channel.ts";
import { Message } from "../../message.ts";
import type { MessageRecord } from "../slots/message-slots.ts";
import {
  firstPage,
  applyReadMark,
  mergeNewest,
  mergeUpdates,
  prependOlder,
  type ThreadPages,
} from "./thread-pages.ts";

const pageSize = 50;

export type Thread = ReturnType<typeof useThread>;

const messagesOf = (conversationId: string) => `messages?filter[conversationId]=${conversationId}`;

const newestPath = (conversationId: string) => `${messagesOf(conversationId)}&page[size]=${pageSize}`;

const newestPage = (answer: Answer) => firstPage(rowsOf(answer), pageSize, answer.position);

/** The newest messages, which the page itself may have brought. What came since is fetched once the thread is open. */
export const threadQuery = (client: QueryClient, conversationId: string) => {
  const queryKey = ["thread", conversationId];
  return {
    queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const path = newestPath(conversationId);
      const answer = await readOrKept(queryKey, path, () => call(path, { signal }));
      return mergeNewest(client.getQueryData(queryKey), newestPage(answer));
    },
    initialData: () => {
      const sent = client.getQueryData<Answer>(["api", newestPath(conversationId)]);
      return sent && newestPage(sent);
    },
    staleTime: Infinity,
  };
};

export function useThread(conversationId: string) {
  const client = useQueryClient();
  const at = messagesOf(conversationId);
  const options = threadQuery(client, conversationId);
  const { queryKey } = options;
  usePageRead(newestPath(conversationId), { keepOffline: true });
  const query = useQuery<ThreadPages, ApiError>(options);
  const edit = (change: (pages: ThreadPages) => ThreadPages) =>
    client.setQueryData<ThreadPages>(queryKey, (pages) => pages && change(pages));

  const olderKey = [...queryKey, "older"];
  const older = useMutation({
    mutationKey: olderKey,
    mutationFn: async (oldest: string) => {
      const rows = rowsOf(await call(`${at}&page[size]=${pageSize}&page[after]=${oldest}`));
      edit((pages) => prependOlder(pages, rows, pageSize));
    },
  });
  const loadOlder = () => {
    const oldest = query.data?.hasOlder && query.data.messages[0]?.id;
    if (oldest && client.isMutating({ mutationKey: olderKey }) === 0) older.mutate(oldest);
  };

  const refetchNewest = () => void query.refetch();
  const typing = useTyping();
  const sendAction = useChannel(
    "ConversationChannel",
    { conversationId },
    {
      since: positionOf(query),
      onPush: (push) => {
        if (push.event === "member.typing") return typing.onTyping(push);
        for (const row of messagesIn(push)) {
          edit((pages) =>
            push.event === "message.read" ? applyReadMark(pages, row) : mergeUpdates(pages, [row]),
          );
          if (push.event === "message.created") typing.onMessage(row.profileType);
        }
      },
      onMissed: refetchNewest,
    },
  );
  usePolling(true, refetchNewest);
  const lastSentAt = useRef(0);
  const sendTyping = () => {
    if (Date.now() - lastSentAt.current < typingIntervalMs) return;
    lastSentAt.current = Date.now();
    sendAction("typing");
  };

  return {
    pages: query.data,
    error: query.isError ? query.error : null,
    isLoading: query.isPending,
    retry: () => void query.refetch(),
    older: {
      state: older.isPending ? ("loading" as const) : older.isError ? ("failed" as const) : ("idle" as const),
      more: loadOlder,
    },
    /** Adds a sent message before the socket delivers it. */
    addMessage: (message: MessageRecord) => edit((pages) => mergeUpdates(pages, [message])),
    edit,
    refetchNewest,
    isTyping: typing.isTyping,
    sendTyping,
  };
}

/** "… is typing" expires, since clients do not report that typing stopped. */
function useTyping() {
  const [typingSide, setTypingSide] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    /** The side that is typing. */
    isTyping: typingSide,
    onTyping: ({ data }: Push) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setTypingSide(null), typingTimeoutMs);
      setTypingSide(String(data.meta?.["profileType"]));
    },
    onMessage: (profileType: string | null) =>
      setTypingSide((before) => (before === profileType ? null : before)),
  };
}

const typingTimeoutMs = 5_000;
/** The server broadcasts it no more often. */
const typingIntervalMs = 2_000;

const rowsOf = (document: Document) => linkAll(Message, document);

function messagesIn({ data }: Push): MessageRecord[] {
  const rows = [data?.data ?? []].flat();
  return rowsOf({ data: rows.filter(({ type }) => type === "messages") });
}
