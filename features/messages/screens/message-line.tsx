/** What the product itself says in a thread, as one line in the middle: an application was sent, or moved on. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import {
  applicantStateWords,
  applicationStateWords,
} from "#features/applications/screens/application-words.ts";
import { applicantPath, pages } from "#features/paths.ts";
import { useWords } from "#platform/web/words.ts";
import { MessageText } from "./message-body.tsx";
import { Clock } from "./message-foot.tsx";
import classes from "./message-row.module.css";
import type { MessageRecord } from "./message-slots.ts";
import { messageTypeWords } from "./message-words.ts";
import { otherSide } from "./side.ts";
import { useThreadScope } from "./thread-context.ts";

/** Kinds that nobody wrote and no card is drawn for. */
const lineTypes = ["application_submitted", "application_status", "hiring_survey", "system"];
export const isLine = ({ messageType, deletedAt }: MessageRecord) =>
  !deletedAt && lineTypes.includes(messageType);

export const MessageLine = ({ message }: { message: MessageRecord }) => (
  <div className={classes.line}>
    <p>
      <Words message={message} />
    </p>
    <p className="tiny">
      <Clock at={message.createdAt} />
    </p>
  </div>
);

function Words({ message }: { message: MessageRecord }) {
  const words = useWords();
  const { conversation, side } = useThreadScope();
  const { messageType, data, metadata } = message;
  if (messageType === "system" || messageType === "hiring_survey")
    return data.text ? <MessageText text={data.text} /> : words(messageTypeWords, messageType);
  const isEducator = side.type === "UserProfile";
  const job = <ApplicationLink message={message} isEducator={isEducator} />;
  if (messageType === "application_submitted") {
    const { name } = otherSide(conversation, side);
    return isEducator ? (
      <Trans>You applied for {job}</Trans>
    ) : (
      <Trans>
        {name} applied for {job}
      </Trans>
    );
  }
  const state = data.state ?? String(metadata.state ?? "");
  const table = isEducator ? applicationStateWords : applicantStateWords;
  const word = words(table, state);
  return (
    <Trans>
      {job}: <strong>{word}</strong>
    </Trans>
  );
}

/** The job by its name, leading to the application where there is one. */
function ApplicationLink({ message, isEducator }: { message: MessageRecord; isEducator: boolean }) {
  const { jobApplicationId } = message.data;
  const title = String(message.metadata.jobTitle ?? "") || <Trans>a job</Trans>;
  if (!jobApplicationId) return title;
  const to = isEducator
    ? `${pages.applications}?application=${jobApplicationId}`
    : applicantPath(jobApplicationId);
  return <Link to={to}>{title}</Link>;
}
