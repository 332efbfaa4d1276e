/** Sending in one conversation: what is on its way stands in the thread at once, and waits there where it did not arrive. */
import { useSyncExternalStore } from "react";

import { randomId } from "#platform/web/random-id.ts";
import { useSession } from "#platform/web/session.ts";
import { outboxName, type Draft, type Unsent } from "./draft-storage.ts";
import type { MessageRecord } from "./message-slots.ts";
import { remove, sendFrom, unsentIn, watchOutbox } from "./outbox.ts";
import { sendMessage } from "./send-message.ts";
import { useWhyNot } from "./why-not.ts";

interface OutboxOptions {
  conversationId: string;
  onArrived: (message: MessageRecord) => void;
  /** The server would not have it: what may be written has changed. */
  onRefused: () => void;
}

export function useOutbox({ conversationId, onArrived, onRefused }: OutboxOptions) {
  const { accountId } = useSession();
  const name = outboxName(accountId, conversationId);
  const whyNot = useWhyNot();
  const unsent = useSyncExternalStore(
    watchOutbox,
    () => unsentIn(name),
    () => none,
  );
  const transmit = async (one: Unsent) => {
    const sent = await sendFrom(
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
  return {
    unsent,
    send: (draft: Draft, afterId: string | null) =>
      void transmit({
        ...draft,
        key: randomId(),
        at: new Date().toISOString(),
        afterId,
        problem: null,
      }),
    retry: (one: Unsent) => void transmit(one),
    discard: (one: Unsent) => remove(name, one.key),
  };
}

const none: readonly Unsent[] = [];
