/** How each kind of change that waits in the outbox is sent; loaded when there is one. */
import type { OutboxSender } from "#platform/web/data/send-outbox.ts";

export const outboxSenders: Record<string, () => Promise<OutboxSender>> = {
  application: () =>
    import("#features/applications/screens/apply/send-application.ts").then(
      (module) => module.waitingApplicationSender,
    ),
  message: () =>
    import("#features/messages/screens/thread/waiting-messages.ts").then(
      (module) => module.waitingMessageSender,
    ),
  profile_answer: () =>
    import("#features/educators/screens/questions/waiting-answers.ts").then(
      (module) => module.waitingAnswerSender,
    ),
};
