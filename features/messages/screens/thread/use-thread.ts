/**
 * The thread of a conversation: starts at the newest message, loads older pages, and stays live. Not an
 * infinite query: that one writes back the pages from when a load began, and would lose a message pushed while it loads.
 */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import type { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import { readOrKept } from "#platform/web/data/kept-copies.ts";
import { useConnection } from "#platform/web/live/connection.ts";
import { linkAll, type Document } from "#platform/web/api-client/document.ts";
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
/** With more updates than this, the newest page is refetched instead. */
const maxUpdates = 100;
/** Poll interval while the socket is disconnected. */
const pollIntervalMs = 30_000;
/** The clocks of browser and server may differ; fetching a message twice is harmless. */
const clockSkewMs = 120_000;

export type Thread = ReturnType<typeof useThread>;

export function useThread(conversationId: string) {
  const client = useQueryClient();
  const queryKey = ["thread", conversationId];
  const at = `messages?filter[conversationId]=${conversationId}`;
  const query = useQuery<ThreadPages, ApiError>({
    queryKey,
    queryFn: async ({ signal }) => {
      const requestedAt = new Date().toISOString();
      const path = `${at}&page[size]=${pageSize}`;
      const answer = await readOrKept(queryKey, path, () => call(path, { signal }));
      const page = firstPage(rowsOf(answer), pageSize, answer.keptAt ?? requestedAt);
      return mergeNewest(client.getQueryData(queryKey), page);
    },
    staleTime: Infinity,
  });
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

  const catchUp = async () => {
    const pages = client.getQueryData<ThreadPages>(queryKey);
    if (!pages) return;
    const requestedAt = new Date().toISOString();
    const since = new Date(Date.parse(pages.fetchedAt) - clockSkewMs).toISOString();
    const answer = await call(`${at}&filter[updatedSince]=${since}&page[size]=${maxUpdates}`);
    const total = answer.meta?.page?.total ?? 0;
    if (total > maxUpdates) await query.refetch();
    else edit((now) => mergeUpdates(now, rowsOf(answer), requestedAt));
  };
  const refetchUpdates = () => void catchUp().catch(() => undefined);
  const typing = useTyping();
  const sendAction = useChannel(
    "ConversationChannel",
    { conversationId },
    {
      onPush: (push) => {
        if (push.event === "member.typing") return typing.onTyping(push);
        for (const row of messagesIn(push)) {
          edit((pages) =>
            push.event === "message.read" ? applyReadMark(pages, row) : mergeUpdates(pages, [row]),
          );
          if (push.event === "message.created") typing.onMessage(row.profileType);
        }
      },
      // Fetches messages since the first page, and those missed while the socket was disconnected.
      onListening: refetchUpdates,
    },
  );
  usePolling(refetchUpdates);
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
    refetchUpdates,
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

function usePolling(ask: () => void) {
  const { isConnected } = useConnection();
  const poll = useEffectEvent(ask);
  useEffect(() => {
    if (isConnected) return;
    const timer = setInterval(() => document.visibilityState === "visible" && poll(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [isConnected]);
}

const rowsOf = (document: Document) => linkAll(Message, document);

function messagesIn({ data }: Push): MessageRecord[] {
  const rows = [data?.data ?? []].flat();
  return rowsOf({ data: rows.filter(({ type }) => type === "messages") });
}
