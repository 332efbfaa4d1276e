/** The thread of a conversation: message log, typing indicator, composer. */
import { Trans, useLingui } from "@lingui/react/macro";

import { useKnownClock } from "#platform/web/hooks/use-clock.ts";
import { useConnection } from "#platform/web/live/connection.ts";
import { Failure } from "#platform/web/ui/feedback/loaded.tsx";
import { useLatestCallback } from "#platform/web/hooks/use-latest-callback.ts";
import { useDelayed } from "#platform/web/hooks/use-delayed.ts";
import { Composer } from "../composer/composer.tsx";
import { ComposerClosed } from "../composer/composer-closed.tsx";
import classes from "./conversation-thread.module.css";
import type { ConversationRecord, MessageRecord } from "../slots/message-slots.ts";
import { writePermissionOf } from "../composer/write-permission-meta.ts";
import { stillUnsent, threadRows } from "./thread-rows.ts";
import { otherSide, type Side } from "../side.ts";
import { ThreadContext } from "./thread-context.ts";
import { ThreadLog } from "./thread-log.tsx";
import { useOutbox } from "./use-outbox.ts";
import { useThread } from "./use-thread.ts";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";

interface ConversationThreadProps {
  conversation: ConversationRecord;
  side: Side;
  /** Refetches what may be done in it. */
  refetch: () => void;
}

export function ConversationThread({ conversation, side, refetch }: ConversationThreadProps) {
  const { t } = useLingui();
  const { timeZone } = useKnownClock();
  const thread = useThread(conversation.id);
  const outbox = useOutbox({
    conversationId: conversation.id,
    onArrived: thread.addMessage,
    onRefused: refetch,
  });
  const edit = useLatestCallback(thread.edit);
  const scope = useMemo(
    () => ({ conversation, side, retry: outbox.retry, discard: outbox.discard, edit }),
    [conversation, side, outbox.retry, outbox.discard, edit],
  );
  usePermissionRefresh(conversation, refetch);
  const showsWaiting = useDelayed(thread.isLoading);
  const { isReconnecting } = useConnection();
  const other = otherSide(conversation, side);
  const may = writePermissionOf(conversation);
  const { messages = noMessages, hasOlder = false } = thread.pages ?? {};
  const unsent = stillUnsent(messages, outbox.unsent, side.type);
  const rows = useMemo(
    () => threadRows({ messages, unsent: outbox.unsent, hasOlder, side: side.type, timeZone }),
    [messages, outbox.unsent, hasOlder, side.type, timeZone],
  );
  const isTyping = thread.isTyping !== null && thread.isTyping !== side.type && !isReconnecting;
  return (
    <ThreadContext value={scope}>
      {thread.pages ? (
        <ThreadLog label={t`Conversation with ${other.name}`} thread={thread} rows={rows} />
      ) : (
        <div className={classes.waiting} aria-busy={thread.isLoading}>
          {thread.error && (
            <Failure retry={thread.retry}>
              <Trans>We couldn't load your messages.</Trans>
            </Failure>
          )}
          {showsWaiting && <Bubbles />}
        </div>
      )}
      <p className={classes.typing} role="status">
        {isTyping && <Trans>{other.firstName} is typing</Trans>}
      </p>
      {may.allowed ? (
        <Composer
          conversation={conversation}
          side={side}
          isFirst={may.isFirst}
          lastMessage={unsent.length > 0 ? undefined : messages.at(-1)}
          send={(draft) => outbox.send(draft, messages.at(-1)?.id ?? null)}
          sendTyping={thread.sendTyping}
          refetch={thread.refetchNewest}
        />
      ) : (
        <ComposerClosed conversation={conversation} side={side} may={may} />
      )}
    </ThreadContext>
  );
}

const noMessages: readonly MessageRecord[] = [];

/** Skeleton of the thread. */
const Bubbles = () => (
  <div className={classes.bubbles} aria-hidden="true">
    {[44, 60, 32, 52].map((width, index) => (
      <div key={width} data-own={index % 2 === 1 || undefined} style={{ width: `${width}%` }} />
    ))}
  </div>
);

/** Refetches the write permission when the conversation changes: the first answer lifts a limit, a block closes it. */
function usePermissionRefresh(conversation: ConversationRecord, refetch: () => void) {
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
