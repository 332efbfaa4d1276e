/** What may be done in a conversation changes with what is said in it: the first answer lifts a limit, a block closes it. */
import { useEffect, useEffectEvent, useRef } from "react";

import type { ConversationRecord } from "./message-slots.ts";
import { mayWriteOf } from "./may-write-meta.ts";

export function useConversationNews(conversation: ConversationRecord, askAgain: () => void) {
  const { allowed, isFirst } = mayWriteOf(conversation);
  const { latestMessageAt, blockedAt } = conversation;
  const state = JSON.stringify([latestMessageAt, blockedAt]);
  const known = useRef(state);
  const ask = useEffectEvent(() => {
    const before = known.current;
    known.current = state;
    const isBlockChanged = (JSON.parse(before) as unknown[])[1] !== blockedAt;
    if (before !== state && (isBlockChanged || !allowed || isFirst)) askAgain();
  });
  useEffect(() => ask(), [state]);
}
