/** The last messages between an employer and an educator, with a link to the conversation; nothing before the first message. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { Link } from "react-router";

import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { Conversation } from "../../conversation.ts";
import { Message } from "../../message.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./message-slot-fills.module.css";
import type { ConversationRecord } from "./message-slots.ts";
import { messageTypeLabels } from "../message-labels.ts";
import { conversationPath, otherSide, useSide } from "../side.ts";

export function RecentMessages({ userProfileId }: { userProfileId: string }) {
  const { t } = useLingui();
  const side = useSide();
  const query = useCollection(Conversation, {
    at: side.at,
    filter: { userProfileId },
    size: 1,
    live: true,
  });
  const conversation = query.data?.[0];
  if (!conversation?.latestMessageAt) return null;
  return (
    <Stack as="section" gap={8} aria-label={t`Messages`} className={classes.talk}>
      <h3>
        <Trans>Messages</Trans>
      </h3>
      <LastMessages conversation={conversation} />
      <p>
        <Link to={conversationPath(side, conversation.id)}>
          <Trans>Open conversation</Trans>
        </Link>
      </p>
    </Stack>
  );
}

const shownCount = 3;

function LastMessages({ conversation }: { conversation: ConversationRecord }) {
  const side = useSide();
  const labelFor = useLabels();
  const query = useCollection(Message, {
    filter: { conversationId: conversation.id },
    size: shownCount,
    live: { channel: "ConversationChannel", params: { conversationId: conversation.id } },
  });
  const { newCount, showNew } = query;
  useEffect(() => {
    if (newCount > 0) showNew();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when new messages were pushed
  }, [newCount]);
  const { firstName } = otherSide(conversation, side);
  return (
    <Stack as="ul" gap={8}>
      {(query.data ?? []).toReversed().map(({ id, data, messageType, profileType, ...message }) => (
        <li key={id}>
          <span className="small muted">
            {profileType === "UserProfile" ? firstName : message.authorFirstName}{" "}
            <TimeText at={message.createdAt} />
          </span>
          <p className={classes.text}>
            {message.deletedAt ? (
              <Trans>Message deleted</Trans>
            ) : (
              data.text || labelFor(messageTypeLabels, messageType)
            )}
          </p>
        </li>
      ))}
    </Stack>
  );
}
