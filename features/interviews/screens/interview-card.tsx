/** An interview, the same everywhere: with whom, when on both clocks, how, where, and how it stands. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { applicantPath, educatorPath, employerPath } from "#features/paths.ts";
import { useTimeZone } from "#platform/web/i18n/time-zone.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { FactList } from "#platform/web/ui/data/fact-list.tsx";
import { TimeRangeText } from "#platform/web/ui/data/time-text.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { interviewTypeIcons, useLength } from "./event-types/event-type-labels.ts";
import { Cluster, Grid, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./interview-card.module.css";
import { InterviewLocation } from "./interview-location.tsx";
import {
  otherPerson,
  otherPartyName,
  otherTimeZone,
  ownTimeZone,
  type InterviewRecord,
  type Side,
} from "./interview-record.ts";
import { InterviewRemarks, InterviewStatusPill } from "./interview-status.tsx";
import { interviewTypeLabels } from "./interview-labels.ts";

interface InterviewCardProps {
  interview: InterviewRecord;
  /** Who reads it: the other side gives it its name. */
  side: Side;
  /** The next one, above the others. */
  isLarge?: boolean;
  /** Inside a thread: without picture and link. */
  isPlain?: boolean;
  /** Beside the status: "Updated". */
  marks?: React.ReactNode;
  /** Buttons at its foot. */
  children?: React.ReactNode;
}

export function InterviewCard({ interview, side, isLarge, isPlain, marks, children }: InterviewCardProps) {
  const other = otherPartyName(interview, side);
  const { jobListing: job } = interview.names;
  const isOff = interview.status === "canceled" || interview.status === "expired";
  return (
    <Grid
      as="article"
      columns="40px minmax(0, 1fr) auto"
      gap={[8, 12]}
      align="start"
      aria-label={other}
      surface="card"
      padding={16}
      className={classes.card}
      data-large={isLarge || undefined}
      data-plain={isPlain || undefined}
      data-off={isOff || undefined}
    >
      {!isPlain && <Picture interview={interview} side={side} />}
      <div className={classes.what}>
        {isPlain ? (
          <p className={`h3 ${classes.title}`}>{interview.name}</p>
        ) : (
          <h3 className={classes.title}>
            <OtherLink interview={interview} side={side} name={other} />
          </h3>
        )}
        {job && <p className="muted small">{job}</p>}
      </div>
      <Cluster gap={6} align="stretch" justify="end" className={classes.status}>
        {marks}
        <InterviewStatusPill interview={interview} side={side} />
      </Cluster>
      <Stack gap={4} className={classes.facts}>
        <InterviewWhen interview={interview} side={side} />
        <HowAndWho interview={interview} />
        {!isOff && interview.interviewType !== "online" && (
          <p className="reading">
            <InterviewLocation interview={interview} side={side} />
          </p>
        )}
        <InterviewRemarks interview={interview} side={side} />
        {interview.note && !isOff && (
          <p className="reading small muted">
            <Trans>Note: {interview.note}</Trans>
          </p>
        )}
      </Stack>
      {children && (
        <Cluster gap={8} className={classes.acts}>
          {children}
        </Cluster>
      )}
    </Grid>
  );
}

/** Its time on the reader's clock, and on the other side's where that differs. */
export function InterviewWhen({ interview, side }: { interview: InterviewRecord; side: Side }) {
  const [zone] = useTimeZone(ownTimeZone(interview, side));
  return (
    <p className={`strong ${classes.when}`}>
      <TimeRangeText
        at={interview.time}
        minutes={interview.duration}
        timeZone={zone}
        other={{ name: otherPerson(interview, side), timeZone: otherTimeZone(interview, side) }}
      />
    </p>
  );
}

/** "Video Call · 30 min · with Ines Vale" */
function HowAndWho({ interview }: { interview: InterviewRecord }) {
  const labelFor = useLabels();
  const length = useLength();
  const { employerProfile: host } = interview.names;
  const Icon = interviewTypeIcons[interview.interviewType];
  return (
    <Row gap={8} align="start">
      <Icon size={18} className={classes.how} />
      <FactList className="">
        {labelFor(interviewTypeLabels, interview.interviewType)}
        {length(interview.duration)}
        <Trans>with {host}</Trans>
      </FactList>
    </Row>
  );
}

function Picture({ interview, side }: { interview: InterviewRecord; side: Side }) {
  const { employer, userProfile } = interview;
  const image = side === "educator" ? employer?.profileImage : userProfile?.avatar;
  const id = (side === "educator" ? employer?.id : userProfile?.id) ?? interview.id;
  return (
    <div className={classes.picture}>
      <Avatar id={id} name={otherPartyName(interview, side)} src={image?.smallUrl} />
    </div>
  );
}

function OtherLink({ interview, side, name }: { interview: InterviewRecord; side: Side; name: string }) {
  const { employerSlug, userProfileSlug } = interview.names;
  const { jobApplicationId } = interview;
  const educator = jobApplicationId ? applicantPath(jobApplicationId) : educatorPath(userProfileSlug);
  return <Link to={side === "educator" ? employerPath(employerSlug) : educator}>{name}</Link>;
}
