/** The newest message of a conversation in one line, with its author. */
import { Trans, useLingui } from "@lingui/react/macro";

import type { ConversationRecord } from "../slots/message-slots.ts";
import { messageTypeLabels } from "../message-labels.ts";
import { otherSide, type Side } from "../side.ts";

export function LastMessageLine({ conversation, side }: { conversation: ConversationRecord; side: Side }) {
  const { i18n } = useLingui();
  const { lastMessage, lastEmployerMessage } = conversation.metadata;
  if (!conversation.latestMessageAt) return <Trans>Nothing was said yet.</Trans>;
  if (!lastMessage) return <Trans>Message deleted</Trans>;
  const { messageType, profileType } = lastMessage;
  const word = messageTypeLabels[messageType];
  const text = lastMessage.text || (word ? i18n._(word) : "");
  if (profileType === null) return text;
  const teammate = lastEmployerMessage?.employerProfileFirstName;
  if (profileType !== side.type) {
    const { firstName } = otherSide(conversation, side);
    const author = profileType === "EmployerProfile" ? teammate || firstName : firstName;
    return (
      <Trans>
        {author}: {text}
      </Trans>
    );
  }
  // Teammates see which of them wrote.
  if (side.type === "EmployerProfile" && teammate)
    return (
      <Trans>
        {teammate}: {text}
      </Trans>
    );
  return <Trans>You: {text}</Trans>;
}
