/** What messages put beside applicants: the button to write to one or to several, and the talk so far. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { Link } from "react-router";

import type { Applicant } from "#features/applications/screens/use-applicants.ts";
import { TimeText } from "#platform/web/ui/time-text.tsx";
import { useCollection } from "#platform/web/use-collection.ts";
import { useWords } from "#platform/web/words.ts";
import { Conversation } from "../conversation.ts";
import { Message } from "../message.ts";
import classes from "./applicant-parts.module.css";
import { recipientOf } from "./applicant-recipient.ts";
import { MessageButton } from "./message-button.tsx";
import type { ConversationRecord } from "./message-slots.ts";
import { messageTypeWords } from "./message-words.ts";
import { conversationPath, otherSide, useSide } from "./side.ts";

export const MessageApplicant = ({ application }: { application: Applicant }) => (
  <MessageButton variant="filled" recipients={[recipientOf(application)]} />
);

/** Somebody who applied for two jobs is one person. */
export function MessageSeveral({
  applications,
  done,
}: {
  applications: readonly Applicant[];
  done: () => void;
}) {
  const people = new Map(applications.map((one) => [one.userProfileId, recipientOf(one)]));
  return <MessageButton recipients={[...people.values()]} onSent={done} />;
}

export function TalkSoFar({ application }: { application: Applicant }) {
  const { t } = useLingui();
  const side = useSide();
  const query = useCollection(Conversation, {
    at: side.at,
    filter: { userProfileId: application.userProfileId },
    size: 1,
    live: true,
  });
  const conversation = query.data?.[0] as ConversationRecord | undefined;
  if (!conversation?.latestMessageAt) return null;
  return (
    <section aria-label={t`Messages`} className={classes.talk}>
      <h3>
        <Trans>Messages</Trans>
      </h3>
      <LastMessages conversation={conversation} />
      <p>
        <Link to={conversationPath(side, conversation.id)}>
          <Trans>Open conversation</Trans>
        </Link>
      </p>
    </section>
  );
}

const shown = 3;

function LastMessages({ conversation }: { conversation: ConversationRecord }) {
  const side = useSide();
  const words = useWords();
  const query = useCollection(Message, {
    filter: { conversationId: conversation.id },
    size: shown,
    live: { channel: "ConversationChannel", params: { conversationId: conversation.id } },
  });
  const { newCount, showNew } = query;
  useEffect(() => {
    if (newCount > 0) showNew();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when one was announced
  }, [newCount]);
  const { firstName } = otherSide(conversation, side);
  return (
    <ul className={classes.last}>
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
              data.text || words(messageTypeWords, messageType)
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
