/** Small tags of an application: criteria met, days waiting, outcome. */
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import IconAlertCircle from "~icons/tabler/alert-circle";
import IconCalendarCheck from "~icons/tabler/calendar-check";
import IconCalendarPlus from "~icons/tabler/calendar-plus";
import IconCheck from "~icons/tabler/check";
import IconClock from "~icons/tabler/clock";
import IconMessage from "~icons/tabler/message";
import IconMailQuestion from "~icons/tabler/mail-question";
import IconNote from "~icons/tabler/note";
import type { Icon } from "#platform/web/ui/media/icon.tsx";
import { useState } from "react";

import { Pill } from "#platform/web/ui/data/pill.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { waitingDays } from "../../waiting-days.ts";
import classes from "./list/applicant-row.module.css";
import { applicantStateLabels, applicationStateTones } from "../labels/application-labels.ts";
import type { Applicant } from "./use-applicants.ts";

type Props = { application: Applicant };

export function ApplicantStatusPill({ application: { aasmState } }: Props) {
  const labelFor = useLabels();
  return <Pill tone={applicationStateTones[aasmState]}>{labelFor(applicantStateLabels, aasmState)}</Pill>;
}

/** "4 of 5 met"; nothing where the job has no criteria. */
export function MetText({ application: { criteriaMet } }: Props) {
  const { met, asked } = criteriaMet;
  if (asked === 0) return null;
  return (
    <Trans>
      {met} of {asked} met
    </Trans>
  );
}

export const MissedAnswerTag = ({ application }: Props) =>
  application.qualified === false && (
    <Pill tone="danger" icon={IconAlertCircle}>
      <Trans>Missed a required answer</Trans>
    </Pill>
  );

/** The email address is not shown until it is confirmed. */
export const UnconfirmedTag = ({ application: { userProfile } }: Props) =>
  userProfile?.emailConfirmed === false && (
    <Pill tone="neutral" icon={IconMailQuestion}>
      <Trans>Email not confirmed yet</Trans>
    </Pill>
  );

/** The educator accepted the offer; the employer still has to confirm the hire. */
export const AcceptedTag = ({ application: { aasmState, offerAcceptedAt } }: Props) =>
  aasmState === "offered" &&
  offerAcceptedAt && (
    <Pill tone="hero" icon={IconCheck}>
      <Trans>Accepted</Trans>
    </Pill>
  );

/** "Waiting 7 days"; the tone grows more urgent with time. */
export function WaitingTag({ application }: Props) {
  const days = useWaitingDays(application);
  if (days === null) return null;
  return (
    <Pill tone={days >= 12 ? "danger" : days >= 7 ? "warning" : "neutral"} icon={IconClock}>
      <WaitingText days={days} />
    </Pill>
  );
}

/** When they applied or, once the employer has let them wait, for how long. */
export function AppliedOrWaiting({ application }: Props) {
  const days = useWaitingDays(application);
  if (days === null)
    return (
      <span className="muted">
        <TimeText at={application.submittedAt ?? application.createdAt} />
      </span>
    );
  return (
    <span className={days >= 12 ? "danger strong" : days >= 7 ? "warn strong" : "muted strong"}>
      <WaitingText days={days} />
    </span>
  );
}

function useWaitingDays(application: Applicant): number | null {
  const [now] = useState(() => new Date());
  return waitingDays(application, now);
}

const WaitingText = ({ days }: { days: number }) => (
  <Plural value={days} one="Waiting # day" other="Waiting # days" />
);

/** Icons for what the employer has done: messaged, invited or booked, notes. */
export function ContactMarks({ application }: Props) {
  const { t } = useLingui();
  const { messagedAt, inviteSentAt, interviewScheduledAt, notesCount } = application;
  return (
    <>
      {messagedAt && <MarkIcon icon={IconMessage} text={t`Messaged`} />}
      {interviewScheduledAt ? (
        <MarkIcon icon={IconCalendarCheck} text={t`Interview scheduled`} />
      ) : (
        inviteSentAt && <MarkIcon icon={IconCalendarPlus} text={t`Interview invite sent`} />
      )}
      {notesCount > 0 && (
        <MarkIcon icon={IconNote} text={t`${plural(notesCount, { one: "# note", other: "# notes" })}`}>
          {notesCount}
        </MarkIcon>
      )}
    </>
  );
}

const MarkIcon = ({
  icon: Sign,
  text,
  children,
}: {
  icon: Icon;
  text: string;
  children?: React.ReactNode;
}) => (
  <span className={classes.mark} title={text}>
    <Sign size={16} />
    <span aria-hidden="true">{children}</span>
    <span className="visually-hidden">{text}</span>
  </span>
);

/** "Withdrew Mar 4", or the teammate who made the last transition. */
export function LastTransition({ application }: Props) {
  const at = <TimeText at={application.stateChangedAt} absolute />;
  if (application.withdrawn) return <Trans>Withdrew {at}</Trans>;
  const name = application.movedBy;
  return name ? <Trans>By {name}</Trans> : null;
}
