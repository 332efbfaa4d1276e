/** Marks a conversation as read while its newest message is visible; updates the row, the badge and the other side. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";

import { call } from "#platform/web/api-client/api.ts";
import { patchCached } from "#platform/web/data/cached-documents.ts";
import { refetchUnreadCount } from "../unread-count.ts";
import type { MessageRecord } from "../slots/message-slots.ts";
import { useThreadScope } from "./thread-context.ts";

export function useMarkRead(newest: MessageRecord | undefined, isAtEnd: boolean) {
  const client = useQueryClient();
  const { conversation, side } = useThreadScope();
  const isPageVisible = usePageVisible();
  const marked = useRef("");
  const { id, unreadCount } = conversation;
  const mark = useEffectEvent(async () => {
    const upTo = newest?.id ?? "";
    if (!isPageVisible || !isAtEnd || (unreadCount === 0 && !isUnread(newest, side.type))) return;
    if (marked.current === upTo && unreadCount === 0) return;
    const before = marked.current;
    marked.current = upTo;
    patchCached(client, { type: "conversations", id }, { unreadCount: 0 });
    try {
      await call(`${side.at}/${id}/read`, { method: "POST", body: {} });
      refetchUnreadCount(client);
    } catch {
      // The next message, or the next time the page is visible, retries.
      marked.current = before;
    }
  });
  useEffect(() => void mark(), [newest?.id, isAtEnd, isPageVisible, unreadCount]);
}

const isUnread = (newest: MessageRecord | undefined, side: string) =>
  newest !== undefined && newest.profileType !== side && newest.readAt === null;

const usePageVisible = () =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === "visible",
    () => false,
  );

function subscribeToVisibility(listener: () => void) {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
