/** Sending in one conversation: the message appears in the thread immediately and stays there if it fails. */
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

import { randomId } from "#platform/web/api-client/random-id.ts";
import { useConnection } from "#platform/web/live/connection.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { outboxKey, type Draft, type OutboxMessage } from "../composer/draft-storage.ts";
import type { MessageRecord } from "../slots/message-slots.ts";
import { removeFromOutbox, sendFromOutbox, outboxMessages, subscribeToOutbox } from "./outbox.ts";
import { sendMessage } from "../composer/send-message.ts";
import { useSendErrorText } from "../composer/send-problems.ts";

interface OutboxOptions {
  conversationId: string;
  onArrived: (message: MessageRecord) => void;
  /** The server refused it: the write permission may have changed. */
  onRefused: () => void;
}

export function useOutbox({ conversationId, onArrived, onRefused }: OutboxOptions) {
  const { accountId } = useSession();
  const name = outboxKey(accountId, conversationId);
  const whyNot = useSendErrorText();
  const unsent = useSyncExternalStore(
    subscribeToOutbox,
    () => outboxMessages(name),
    () => none,
  );
  const deliver = async (one: OutboxMessage) => {
    const sent = await sendFromOutbox(
      name,
      one,
      () => sendMessage({ conversationId }, one, one.key),
      (error) => {
        onRefused();
        return whyNot(error);
      },
    );
    if (sent) onArrived(sent);
  };
  useWhenConnected(() => {
    for (const one of unsent) if (one.isWaiting) void deliver(one);
  });
  return {
    unsent,
    send: (draft: Draft, afterId: string | null) =>
      void deliver({
        ...draft,
        key: randomId(),
        at: new Date().toISOString(),
        afterId,
        problem: null,
      }),
    retry: (one: OutboxMessage) => void deliver(one),
    discard: (one: OutboxMessage) => removeFromOutbox(name, one.key),
  };
}

/** Now, and every time a lost connection returns. */
function useWhenConnected(run: () => void) {
  const { isOnline, isConnected } = useConnection();
  const act = useEffectEvent(run);
  const isReady = isOnline && isConnected;
  useEffect(() => {
    if (isReady) act();
  }, [isReady]);
}

const none: readonly OutboxMessage[] = [];
