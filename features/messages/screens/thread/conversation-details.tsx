/** The details panel beside a thread: the other side, the newest application, the next interview. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import {
  applicantStateLabels,
  applicationStateTones,
  applicationStateLabels,
} from "#features/applications/screens/labels/application-labels.ts";
import { locationText } from "#features/educators/location-text.ts";
import { applicantPath, employerJobPath, employerPath, jobPath, pages } from "#features/paths.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./conversation-details.module.css";
import { conversationDetails, type ConversationRecord } from "../slots/message-slots.ts";
import { otherSide, type Side } from "../side.ts";
import { useConversationApplication } from "./use-conversation-application.ts";

interface ConversationDetailsProps {
  conversation: ConversationRecord;
  side: Side;
}

export function ConversationDetails(props: ConversationDetailsProps) {
  const { conversation, side } = props;
  const { id, name, picture, slug, isFormer } = otherSide(conversation, side);
  const { userProfile } = conversation;
  return (
    <Stack gap={24} className={classes.about}>
      <Stack gap={6} align="center" className={classes.person}>
        <Avatar id={id} name={name} src={picture} size={72} />
        <h3>{name}</h3>
        {side.type === "EmployerProfile" && userProfile?.firstName && (
          <p className="small muted">{locationText(userProfile)}</p>
        )}
        {side.type === "UserProfile" && slug && !isFormer && (
          <Link to={employerPath(slug)}>
            <Trans>About this employer</Trans>
          </Link>
        )}
      </Stack>
      <NewestApplication {...props} />
      <conversationDetails.Outlet conversation={conversation} />
    </Stack>
  );
}

function NewestApplication({ conversation, side }: ConversationDetailsProps) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const application = useConversationApplication(conversation, side);
  if (!application) return null;
  const isEmployer = side.type === "EmployerProfile";
  const { id, aasmState, jobListing, submittedAt, createdAt } = application;
  const table = isEmployer ? applicantStateLabels : applicationStateLabels;
  const path = isEmployer ? employerJobPath : jobPath;
  return (
    <Stack as="section" gap={8} aria-label={t`Application`}>
      <h3>
        <Trans>Application</Trans>
      </h3>
      {jobListing?.slug && (
        <p>
          <Link to={path(jobListing.slug)}>{jobListing.title}</Link>
        </p>
      )}
      <Cluster as="p" gap={8}>
        <Pill tone={applicationStateTones[aasmState]}>{labelFor(table, aasmState)}</Pill>
        <span className="small muted">
          <Trans>
            Sent <TimeText at={submittedAt ?? createdAt} />
          </Trans>
        </span>
      </Cluster>
      <p>
        {isEmployer ? (
          <Link to={applicantPath(id)}>
            <Trans>See applicant</Trans>
          </Link>
        ) : (
          <Link to={`${pages.applications}?application=${id}`}>
            <Trans>See application</Trans>
          </Link>
        )}
      </p>
    </Stack>
  );
}
