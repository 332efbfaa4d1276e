/** The thread of a conversation: opens at the newest message, goes back page by page, and stays live. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import type { ApiError } from "#platform/web/api-error.ts";
import { call } from "#platform/web/api.ts";
import { useConnection } from "#platform/web/connection.ts";
import { link, type Document, type WireResource } from "#platform/web/document.ts";
import { useChannel, type Push } from "#platform/web/use-channel.ts";
import type { MessageRecord } from "../slots/message-slots.ts";
import { firstPage, applyReadMark, mergeNewest, mergeUpdates, prependOlder, type ThreadPages } from "./thread-pages.ts";

const pageSize = 50;
/** More news than this at once, and the newest page is asked for instead. */
const maxUpdates = 100;
/** Without the socket the server is asked this often. */
const pollIntervalMs = 30_000;
/** The browser's clock and the server's may differ; a message asked for twice does no harm. */
const clockSkewMs = 120_000;

export type Thread = ReturnType<typeof useThread>;

export function useThread(conversationId: string) {
  const client = useQueryClient();
  const queryKey = ["thread", conversationId];
  const at = `messages?filter[conversationId]=${conversationId}`;
  const query = useQuery<ThreadPages, ApiError>({
    queryKey,
    queryFn: async ({ signal }) => {
      const askedAt = new Date().toISOString();
      const rows = rowsOf(await call(`${at}&page[size]=${pageSize}`, { signal }));
      return mergeNewest(client.getQueryData(queryKey), firstPage(rows, pageSize, askedAt));
    },
    staleTime: Infinity,
  });
  const edit = (change: (pages: ThreadPages) => ThreadPages) =>
    client.setQueryData<ThreadPages>(queryKey, (pages) => pages && change(pages));

  const older = useOlder(query.data, async (oldest) => {
    const rows = rowsOf(await call(`${at}&page[size]=${pageSize}&page[after]=${oldest}`));
    edit((pages) => prependOlder(pages, rows, pageSize));
  });

  const catchUp = async () => {
    const pages = client.getQueryData<ThreadPages>(queryKey);
    if (!pages) return;
    const askedAt = new Date().toISOString();
    const since = new Date(Date.parse(pages.fetchedAt) - clockSkewMs).toISOString();
    const answer = await call(`${at}&filter[updatedSince]=${since}&page[size]=${maxUpdates}`);
    const { total = 0 } = (answer.meta?.page ?? {}) as { total?: number };
    if (total > maxUpdates) await query.refetch();
    else edit((now) => mergeUpdates(now, rowsOf(answer), askedAt));
  };
  const askAgain = () => void catchUp().catch(() => undefined);
  const typing = useTyping();
  const sendAction = useChannel(
    "ConversationChannel",
    { conversationId },
    {
      hear: (push) => {
        if (push.event === "member.typing") return typing.onTyping(push);
        for (const row of messagesIn(push)) {
          edit((pages) => (push.event === "message.read" ? applyReadMark(pages, row) : mergeUpdates(pages, [row])));
          if (push.event === "message.created") typing.onMessage(row.profileType);
        }
      },
      // What was said between the first page and now, and whatever was missed while the socket was away.
      onListening: askAgain,
    },
  );
  usePolling(askAgain);
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
    older,
    /** A message of one's own has arrived, before the socket tells. */
    addMessage: (message: MessageRecord) => edit((pages) => mergeUpdates(pages, [message])),
    edit,
    askAgain,
    isTyping: typing.isTyping,
    sayTyping: sendTyping,
  };
}

function useOlder(pages: ThreadPages | undefined, load: (oldest: string) => Promise<void>) {
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const running = useRef(false);
  const oldest = pages?.messages[0]?.id;
  const more = async () => {
    if (!pages?.hasOlder || !oldest || running.current) return;
    running.current = true;
    setState("loading");
    try {
      await load(oldest);
      setState("idle");
    } catch {
      setState("failed");
    } finally {
      running.current = false;
    }
  };
  return { state, more: () => void more() };
}

/** "… is typing" goes by itself: whoever stops typing says nothing more. */
function useTyping() {
  const [typingSide, setTypingSide] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    /** The side that is at it. */
    isTyping: typingSide,
    onTyping: ({ data }: Push) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setTypingSide(null), typingTimeoutMs);
      setTypingSide(String(data.meta?.["profileType"]));
    },
    onMessage: (profileType: string | null) => setTypingSide((before) => (before === profileType ? null : before)),
  };
}

const typingTimeoutMs = 5_000;
/** Said no more often than the server tells it. */
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

const rowsOf = (document: Document) => (link(document) ?? []) as unknown as MessageRecord[];

function messagesIn({ data }: Push): MessageRecord[] {
  const rows = [data?.data ?? []].flat() as WireResource[];
  return rowsOf({ data: rows.filter(({ type }) => type === "messages") });
}
