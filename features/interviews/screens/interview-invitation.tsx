/** An invitation to an interview: what it is, and the button to pick a time by; once booked, when it takes place. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import type { MessageRecord } from "#features/messages/screens/slots/message-slots.ts";
import { interviewBookingPath, pages } from "#features/paths.ts";
import { newsTime } from "#platform/shared/format.ts";
import { useKnownClock } from "#platform/web/hooks/use-clock.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { FactList } from "#platform/web/ui/data/fact-list.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { useResource } from "#platform/web/data/use-resource.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { InterviewEventType } from "../event-type.ts";
import type { InterviewType } from "../interview-constants.ts";
import { interviewTypeIcons, useLength } from "./event-types/event-type-labels.ts";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./interview-invitation.module.css";
import type { Side } from "./interview-record.ts";
import { interviewTypeLabels } from "./interview-labels.ts";

interface InvitationCardProps {
  message: MessageRecord;
  side: Side;
  /** Outside of its conversation: with whom, what was written, and since when. */
  isWhole?: boolean;
}

export function InvitationCard({ message, side, isWhole }: InvitationCardProps) {
  const { name = "", employerName = "" } = message.metadata as InviteMetadata;
  const Title = isWhole ? "h3" : "p";
  return (
    <Stack
      as="article"
      gap={8}
      align="start"
      aria-label={name}
      surface="card"
      className={classes.card}
      data-whole={isWhole || undefined}
    >
      {isWhole && (
        <p className={classes.from}>
          <Avatar id={employerOf(message)} name={employerName} size={32} />
          <span>
            <strong>{employerName}</strong>{" "}
            <span className="small muted">
              <TimeText at={message.createdAt} />
            </span>
          </span>
        </p>
      )}
      <Title className="h3">{name}</Title>
      <WhatItIs message={message} />
      {isWhole && message.data.text && <p className={classes.text}>{message.data.text}</p>}
      <Foot message={message} side={side} />
    </Stack>
  );
}

/** The same shape as on the employer's other cards. */
const employerOf = ({ id, conversation }: MessageRecord) => String(conversation?.employerId ?? id);

/** As it was when it was sent. */
interface InviteMetadata {
  name?: string;
  slug?: string;
  duration?: number;
  interviewType?: InterviewType;
  employerSlug?: string;
  employerName?: string;
  hostFirstName?: string;
}

/** "Video Call · 30 min · with Ines" */
function WhatItIs({ message }: { message: MessageRecord }) {
  const labelFor = useLabels();
  const length = useLength();
  const { duration = 0, interviewType = "online", hostFirstName: host } = message.metadata as InviteMetadata;
  const Icon = interviewTypeIcons[interviewType];
  return (
    <Row gap={8} align="start">
      <Icon size={18} className={classes.what} />
      <FactList className="">
        {labelFor(interviewTypeLabels, interviewType)}
        {length(duration)}
        {host && <Trans>with {host}</Trans>}
      </FactList>
    </Row>
  );
}

/** What to do about it, or what has become of it. */
function Foot({ message, side }: Pick<InvitationCardProps, "message" | "side">) {
  const { i18n } = useLingui();
  const clock = useKnownClock();
  const { slug, employerSlug } = message.metadata as InviteMetadata;
  const isBooked = message.interviewScheduled;
  const type = useResource(InterviewEventType, isBooked ? null : message.data.interviewEventTypeId);
  const isOff = type.error?.status === 404 || type.data?.active === false;
  if (isBooked)
    return (
      <p className={classes.booked}>
        <Pill tone="primary">
          <Trans>Booked</Trans>
        </Pill>
        {message.interviewScheduledAt && (
          <Link to={pageOf(side)}>
            {newsTime(new Date(message.interviewScheduledAt), i18n.locale, clock)}
          </Link>
        )}
      </p>
    );
  if (isOff || !slug || !employerSlug)
    return (
      <p className="small muted">
        <Trans>This interview can't be booked any more.</Trans>
      </p>
    );
  const path = interviewBookingPath(employerSlug, slug);
  if (side === "employer")
    return (
      <p className="small muted">
        <Trans>
          Not booked yet. <Link to={path}>See the booking page</Link>
        </Trans>
      </p>
    );
  return (
    <Button as={Link} to={path} size="small" className={classes.pick}>
      <Trans>Pick a time</Trans>
    </Button>
  );
}

const pageOf = (side: Side) => (side === "educator" ? pages.interviews : pages.employerInterviews);
