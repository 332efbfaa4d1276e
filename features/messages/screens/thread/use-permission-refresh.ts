/** Refetches the write permission when the conversation changes: the first answer lifts a limit, a block closes it. */
import { useEffect, useEffectEvent, useRef } from "react";

import type { ConversationRecord } from "../slots/message-slots.ts";
import { writePermissionOf } from "../composer/write-permission-meta.ts";

export function usePermissionRefresh(conversation: ConversationRecord, refetch: () => void) {
  const { allowed, isFirst } = writePermissionOf(conversation);
  const { latestMessageAt, blockedAt } = conversation;
  const state = JSON.stringify([latestMessageAt, blockedAt]);
  const known = useRef(state);
  const refreshIfNeeded = useEffectEvent(() => {
    const before = known.current;
    known.current = state;
    const isBlockChanged = (JSON.parse(before) as unknown[])[1] !== blockedAt;
    if (before !== state && (isBlockChanged || !allowed || isFirst)) refetch();
  });
  useEffect(() => refreshIfNeeded(), [state]);
}
