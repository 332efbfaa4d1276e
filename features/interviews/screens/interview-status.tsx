/** An interview's status as a pill, and who ended it. */
import { Trans, useLingui } from "@lingui/react/macro";

import { momentTime } from "#platform/shared/format.ts";
import { useKnownClock } from "#platform/web/hooks/use-clock.ts";
import { Pill, type Tone } from "#platform/web/ui/data/pill.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import type { InterviewStatus } from "../interview-constants.ts";
import {
  isUpcoming,
  otherPartyName,
  ownTimeZone,
  type InterviewRecord,
  type Side,
} from "./interview-record.ts";
import { interviewStatusLabels } from "./interview-labels.ts";

const tones: Record<InterviewStatus, Tone> = {
  pending: "warning",
  scheduled: "primary",
  completed: "neutral",
  no_show: "danger",
  canceled: "neutral",
  expired: "neutral",
};

interface InterviewStatusProps {
  interview: InterviewRecord;
  side: Side;
}

export function InterviewStatusPill({ interview, side }: InterviewStatusProps) {
  const labelFor = useLabels();
  const canceledBy = useCanceledBy();
  const { status } = interview;
  return (
    <Pill tone={tones[status]}>
      {status === "canceled" ? canceledBy(interview, side) : labelFor(interviewStatusLabels, status)}
    </Pill>
  );
}

/** "Canceled by you", "Canceled by Sunny Hill", "Canceled by the system". */
export function useCanceledBy() {
  const { t } = useLingui();
  return (interview: InterviewRecord, side: Side) => {
    const own = side === "educator" ? "UserProfile" : "EmployerProfile";
    const other = otherPartyName(interview, side);
    if (interview.rescheduledTo) return t`Moved to another time`;
    if (interview.canceledByType === "System") return t`Canceled by the system`;
    if (interview.canceledByType === own) return t`Canceled by you`;
    return t`Canceled by ${other}`;
  };
}

/** Below the time: when it was before, the reason that was given, who did not come. */
export function InterviewRemarks({ interview, side }: InterviewStatusProps) {
  const { i18n } = useLingui();
  const clock = useKnownClock(ownTimeZone(interview, side));
  const { status, cancelReason, noShowBy, previousTime } = interview;
  const other = otherPartyName(interview, side);
  const own = side === "educator" ? "UserProfile" : "EmployerProfile";
  if (previousTime && isUpcoming(interview)) {
    const before = momentTime(new Date(previousTime), i18n.locale, clock);
    return (
      <p className="small muted">
        <Trans>Moved from {before}</Trans>
      </p>
    );
  }
  if (status === "canceled" && cancelReason)
    return (
      <p className="small muted">
        <Trans>Reason: {cancelReason}</Trans>
      </p>
    );
  if (status === "no_show")
    return (
      <p className="small muted">
        {noShowBy === own ? <Trans>You didn't come</Trans> : <Trans>{other} didn't come</Trans>}
      </p>
    );
  return null;
}
