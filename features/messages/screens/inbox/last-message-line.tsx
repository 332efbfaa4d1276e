/** The newest message of a conversation in one line: who wrote what, or what happened. */
import { Trans, useLingui } from "@lingui/react/macro";

import { messageTypeLabels } from "../message-labels.ts";
import { otherSide, type Side } from "../side.ts";
import type { ConversationRecord } from "../slots/message-slots.ts";

interface LastMessageLineProps {
  conversation: ConversationRecord;
  side: Side;
}

export function LastMessageLine({ conversation, side }: LastMessageLineProps) {
  const { i18n } = useLingui();
  const { lastMessage, lastEmployerMessage } = conversation.metadata;
  if (!conversation.latestMessageAt) return <Trans>Nothing was said yet.</Trans>;
  if (!lastMessage) return <Trans>Message deleted</Trans>;
  const { messageType, profileType } = lastMessage;
  if (messageType === "application_submitted" || messageType === "application_status")
    return lastMessage.text || <WhatHappened conversation={conversation} side={side} />;
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

/** A move of an application, said as a whole sentence: no person wrote it. */
function WhatHappened({ conversation, side }: LastMessageLineProps) {
  const { i18n } = useLingui();
  const { messageType = "", metadata = {} } = conversation.metadata.lastMessage ?? {};
  const { firstName: name } = otherSide(conversation, side);
  const isEmployer = side.type === "EmployerProfile";
  if (messageType === "application_submitted")
    return isEmployer ? <Trans>{name} applied</Trans> : <Trans>You applied</Trans>;
  switch (metadata.state) {
    case "offered":
      return isEmployer ? (
        <Trans>You offered {name} the job</Trans>
      ) : (
        <Trans>{name} offered you the job</Trans>
      );
    case "hired":
      return isEmployer ? <Trans>You hired {name}</Trans> : <Trans>{name} hired you</Trans>;
    case "declined":
      return isEmployer ? <Trans>{name} declined your offer</Trans> : <Trans>You declined the offer</Trans>;
    case "withdrawn":
      return isEmployer ? (
        <Trans>{name} withdrew their application</Trans>
      ) : (
        <Trans>You withdrew your application</Trans>
      );
    case "rejected":
      return isEmployer ? <Trans>You didn't select {name}</Trans> : <Trans>{name} didn't select you</Trans>;
    default:
      return i18n._(messageTypeLabels.application_status!);
  }
}
