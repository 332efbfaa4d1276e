/** Sending in one conversation: the message appears in the thread immediately and stays there if it fails. */
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

import { randomId } from "#platform/web/api-client/random-id.ts";
import { useLatestCallback } from "#platform/web/hooks/use-latest-callback.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { outboxKey, type Draft, type OutboxMessage } from "../composer/draft-storage.ts";
import type { MessageRecord } from "../slots/message-slots.ts";
import { removeMessage, sendFromOutbox, outboxMessages, subscribeToOutbox } from "./outbox.ts";
import { removeWaitingMessage, sendMessageLater } from "./waiting-messages.ts";
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
    if (sent) {
      removeWaitingMessage(one);
      onArrived(sent);
    } else if (outboxMessages(name).some(({ key, isWaiting }) => key === one.key && isWaiting)) {
      sendMessageLater(conversationId, one);
    }
  };
  const retry = useLatestCallback((one: OutboxMessage) => void deliver(one));
  const discard = useLatestCallback((one: OutboxMessage) => {
    removeWaitingMessage(one);
    removeMessage(name, one.key);
  });
  // Of callers of whom nothing else is kept, an earlier page's place in the outbox is gone.
  const resume = useEffectEvent(() => {
    for (const one of outboxMessages(name)) if (one.isWaiting) sendMessageLater(conversationId, one);
  });
  useEffect(() => resume(), [name]);
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
    retry,
    discard,
  };
}

const none: readonly OutboxMessage[] = [];
