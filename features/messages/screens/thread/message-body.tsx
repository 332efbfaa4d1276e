/** The content of a message: text with links, files, a card, or the placeholder of a deleted one. */
import { Trans } from "@lingui/react/macro";

import { JobShareCard } from "./job-share-card.tsx";
import classes from "./message-row.module.css";
import { MessageFiles } from "./message-files.tsx";
import { messageCards, type MessageRecord } from "../slots/message-slots.ts";
import { textParts } from "./message-text.ts";
import { useThreadScope } from "./thread-context.ts";

export function MessageBody({ message, isOwn }: { message: MessageRecord; isOwn: boolean }) {
  const { conversation } = useThreadScope();
  const { messageType, data, deletedAt } = message;
  if (deletedAt)
    return (
      <p className={classes.stone}>
        <Trans>Message deleted</Trans>
      </p>
    );
  return (
    <div className={classes.parts} data-own={isOwn || undefined}>
      {data.text && (
        <div className={classes.bubble}>
          <MessageText text={data.text} />
        </div>
      )}
      {data.attachments && data.attachments.length > 0 && <MessageFiles files={data.attachments} />}
      {messageType === "job_share" && <JobShareCard message={message} />}
      {messageType.startsWith("interview_") && (
        <div className={classes.card}>
          <messageCards.Outlet message={message} conversation={conversation} />
        </div>
      )}
    </div>
  );
}

/** Plain text; only web addresses become links, without a referrer. */
export const MessageText = ({ text }: { text: string }) =>
  textParts(text).map((part, index) =>
    part.href ? (
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part.text}
        <span className="visually-hidden">
          {" "}
          <Trans>(opens in a new tab)</Trans>
        </span>
      </a>
    ) : (
      part.text
    ),
  );
