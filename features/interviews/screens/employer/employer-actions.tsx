/** What an employer can do about an interview: say yes, get there, move it, cancel it, write, say how it went. */
import { Trans } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { interviewRefusal } from "../../interview-transitions.ts";
import { AddToCalendar } from "../add-to-calendar.tsx";
import {
  CancelButton,
  ConfirmInterview,
  LastActions,
  MessageButton,
  UndoCancel,
} from "../interview-actions.tsx";
import { MeetingMethod } from "../interview-location.tsx";
import { hasStarted, isUpcoming, isAwaitedFrom, type InterviewRecord } from "../interview-record.ts";
import { useInterviewTransitions } from "../use-interview-transitions.ts";

const RescheduleInterview = lazyPart(() =>
  import("./reschedule-interview.tsx").then((module) => module.RescheduleInterview),
);

interface EmployerActsProps {
  interview: InterviewRecord;
  now: Date;
}

export function EmployerActions({ interview, now }: EmployerActsProps) {
  const isOpen = isUpcoming(interview) && !hasStarted(interview, now);
  return (
    <>
      {isAwaitedFrom(interview, "employer") && isOpen && (
        <ConfirmInterview interview={interview} side="employer" size="small">
          <Trans>Confirm</Trans>
        </ConfirmInterview>
      )}
      <MeetingMethod interview={interview} side="employer" />
      <UndoCancel interview={interview} side="employer" now={now} />
      <HowItWent interview={interview} now={now} />
      {isOpen && <Reschedule interview={interview} />}
      {interview.status === "scheduled" && isOpen && <AddToCalendar interview={interview} side="employer" />}
      <LastActions>
        <MessageButton interview={interview} />
        {isOpen && <CancelButton interview={interview} side="employer" />}
      </LastActions>
    </>
  );
}

function Reschedule({ interview }: Pick<EmployerActsProps, "interview">) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setAsked(true)}>
        <Trans>Reschedule</Trans>
      </Button>
      <Suspense>
        {isAsked && <RescheduleInterview interview={interview} close={() => setAsked(false)} />}
      </Suspense>
    </>
  );
}

/** Only after the start; a no-show can be put right for a week. */
function HowItWent({ interview, now }: EmployerActsProps) {
  const moves = useInterviewTransitions("employer");
  const may = (to: "no_show" | "completed") => interviewRefusal(interview, to, "employer", now) === null;
  const isCorrection = interview.status === "no_show";
  return (
    <>
      {may("completed") && (
        <Button variant="outline" size="small" onClick={() => void moves.complete(interview)}>
          {isCorrection ? <Trans>They came after all</Trans> : <Trans>Mark as done</Trans>}
        </Button>
      )}
      {may("no_show") && (
        <Button variant="outline" size="small" onClick={() => void moves.noShow(interview)}>
          <Trans>Mark as no-show</Trans>
        </Button>
      )}
    </>
  );
}
