/** Messages that did not reach the server: each has a place in the browser's outbox, and goes from whichever page is open. */
import { i18n } from "@lingui/core";

import { currentSession } from "#features/accounts/screens/session/current-session.ts";
import { ApiError, isUnreachable } from "#platform/web/api-client/api-error.ts";
import { outboxEntry, putInOutbox, removeFromOutbox } from "#platform/web/data/outbox.ts";
import { queryClient } from "#platform/web/data/query-client.ts";
import type { OutboxSender } from "#platform/web/data/send-outbox.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { outboxKey, type OutboxMessage } from "../composer/draft-storage.ts";
import { sendMessage } from "../composer/send-message.ts";
import { outboxMessages, removeMessage, showProblem } from "./outbox.ts";
import { mergeUpdates, type ThreadPages } from "./thread-pages.ts";

interface WaitingMessage {
  conversationId: string;
  messageKey: string;
}

const targetOf = (messageKey: string) => `message:${messageKey}`;

export function sendMessageLater(conversationId: string, { key }: OutboxMessage) {
  const target = targetOf(key);
  if (outboxEntry(target)) return;
  const payload: WaitingMessage = { conversationId, messageKey: key };
  void putInOutbox({ kind: "message", target, payload });
}

export const removeWaitingMessage = ({ key }: OutboxMessage) => void removeFromOutbox(targetOf(key));

export const waitingMessageSender: OutboxSender = {
  async send({ payload }) {
    const { conversationId, messageKey } = payload as WaitingMessage;
    const name = outboxKey(currentSession().accountId, conversationId);
    const waiting = outboxMessages(name).find(({ key }) => key === messageKey);
    // Its thread has sent it, or it was discarded.
    if (!waiting) return null;
    try {
      const sent = await sendMessage({ conversationId }, waiting, messageKey);
      removeMessage(name, messageKey);
      queryClient().setQueryData<ThreadPages>(
        ["thread", conversationId],
        (pages) => pages && mergeUpdates(pages, [sent]),
      );
      return sent;
    } catch (error) {
      if (!isUnreachable(error) && error instanceof ApiError) showProblem(name, waiting, error.message);
      throw error;
    }
  },
  onRefused() {
    toast(i18n._(/*i18n*/ "A message could not be sent. It is kept in its conversation."), { tone: "error" });
  },
};
