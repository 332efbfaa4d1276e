/** A product message as one centered line: an application was sent or changed state. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import {
  applicantStateLabels,
  applicationCardLabels,
} from "#features/applications/screens/labels/application-labels.ts";
import { applicantPath, hiringUpdatePath, pages } from "#features/paths.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { MessageText } from "./message-body.tsx";
import { Clock } from "./message-foot.tsx";
import classes from "./message-row.module.css";
import type { MessageRecord } from "../slots/message-slots.ts";
import { messageTypeLabels } from "../message-labels.ts";
import { otherSide } from "../side.ts";
import { useThreadScope } from "./thread-context.ts";

/** Types without an author and without a card. */
const lineTypes = ["application_submitted", "application_status", "hiring_survey", "system"];
export const isSystemLine = ({ messageType, deletedAt }: MessageRecord) =>
  !deletedAt && lineTypes.includes(messageType);

export const MessageLine = ({ message }: { message: MessageRecord }) => (
  <div className={`small muted ${classes.line}`}>
    <p>
      <LineText message={message} />
    </p>
    <p className="tiny">
      <Clock at={message.createdAt} />
    </p>
  </div>
);

function LineText({ message }: { message: MessageRecord }) {
  const labelFor = useLabels();
  const { conversation, side } = useThreadScope();
  const { messageType, data, metadata } = message;
  const isEducator = side.type === "UserProfile";
  if (messageType === "hiring_survey") return <HiringSurvey isEducator={isEducator} />;
  if (messageType === "system")
    return data.text ? <MessageText text={data.text} /> : labelFor(messageTypeLabels, messageType);
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
  const table = isEducator ? applicationCardLabels : { ...applicationCardLabels, ...applicantStateLabels };
  const word = labelFor(table, state);
  return (
    <Trans>
      {job}: <strong>{word}</strong>
    </Trans>
  );
}

/** The job title, linked to the application if there is one. */
function ApplicationLink({ message, isEducator }: { message: MessageRecord; isEducator: boolean }) {
  const { jobApplicationId } = message.data;
  const title = String(message.metadata.jobTitle ?? "") || <Trans>a job</Trans>;
  if (!jobApplicationId) return title;
  const to = isEducator
    ? `${pages.applications}?application=${jobApplicationId}`
    : applicantPath(jobApplicationId);
  return <Link to={to}>{title}</Link>;
}

/** The educator is asked; the team reads that it was. */
function HiringSurvey({ isEducator }: { isEducator: boolean }) {
  const { conversation, side } = useThreadScope();
  const { name } = otherSide(conversation, side);
  const employer = conversation.employer?.id;
  if (!isEducator || !employer) return <Trans>We asked {name} whether you hired them.</Trans>;
  return (
    <Trans>
      Did {name} hire you? <Link to={hiringUpdatePath({ employer })}>Answer</Link>
    </Trans>
  );
}
