/** What the product itself says in a thread, as one line in the middle: an application was sent, or moved on. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import {
  applicantStateLabels,
  applicationStateLabels,
} from "#features/applications/screens/labels/application-labels.ts";
import { applicantPath, pages } from "#features/paths.ts";
import { useWords } from "#platform/web/words.ts";
import { MessageText } from "./message-body.tsx";
import { Clock } from "./message-foot.tsx";
import classes from "./message-row.module.css";
import type { MessageRecord } from "../slots/message-slots.ts";
import { messageTypeLabels } from "../message-labels.ts";
import { otherSide } from "../side.ts";
import { useThreadScope } from "./thread-context.ts";

/** Kinds that nobody wrote and no card is drawn for. */
const lineTypes = ["application_submitted", "application_status", "hiring_survey", "system"];
export const isLine = ({ messageType, deletedAt }: MessageRecord) =>
  !deletedAt && lineTypes.includes(messageType);

export const MessageLine = ({ message }: { message: MessageRecord }) => (
  <div className={classes.line}>
    <p>
      <LineText message={message} />
    </p>
    <p className="tiny">
      <Clock at={message.createdAt} />
    </p>
  </div>
);

function LineText({ message }: { message: MessageRecord }) {
  const words = useWords();
  const { conversation, side } = useThreadScope();
  const { messageType, data, metadata } = message;
  if (messageType === "system" || messageType === "hiring_survey")
    return data.text ? <MessageText text={data.text} /> : words(messageTypeLabels, messageType);
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
  const table = isEducator ? applicationStateLabels : applicantStateLabels;
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
