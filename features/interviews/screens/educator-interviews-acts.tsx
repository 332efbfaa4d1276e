/** What an educator can do about an interview: get there, say yes, move it, cancel it, write, tell who did not come. */
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";

import { BusyButton } from "#platform/web/ui/busy-button.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { interviewRefusal } from "../interview-transitions.ts";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { CancelInterview } from "./cancel-interview.form.tsx";
import { InterviewWay } from "./interview-place.tsx";
import { bookingPathOf, hasBegun, isAhead, waitsFor, type InterviewRecord } from "./interview-record.ts";
import { MessageEmployer } from "./message-employer.tsx";
import { useInterviewMoves } from "./use-interview-moves.ts";

interface EducatorActsProps {
  interview: InterviewRecord;
  now: Date;
  /** The one card of the view whose way in is filled. */
  isPrimary?: boolean;
}

export function EducatorActs({ interview, now, isPrimary }: EducatorActsProps) {
  const { status } = interview;
  const isOpen = isAhead(interview) && !hasBegun(interview, now);
  return (
    <>
      {waitsFor(interview, "educator") && isOpen && <ConfirmTime interview={interview} />}
      <InterviewWay interview={interview} side="educator" isPrimary={isPrimary && status === "scheduled"} />
      {status === "scheduled" && isOpen && <AddToCalendar interview={interview} side="educator" />}
      {isOpen && <MoveLink interview={interview} />}
      {interview.employerId && <MessageEmployer employerId={interview.employerId} />}
      {isOpen && <Cancel interview={interview} />}
      <WhoCame interview={interview} now={now} />
      {status === "canceled" && <BookAgain interview={interview} />}
    </>
  );
}

function ConfirmTime({ interview }: { interview: InterviewRecord }) {
  const { confirm } = useInterviewMoves("educator");
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await confirm(interview);
    setBusy(false);
  };
  return (
    <BusyButton isBusy={isBusy} onClick={() => void run()}>
      <Trans>Confirm this time</Trans>
    </BusyButton>
  );
}

function MoveLink({ interview }: { interview: InterviewRecord }) {
  const path = bookingPathOf(interview);
  if (!path) return null;
  return (
    <Button component={Link} to={`${path}?reschedule=${interview.id}`} variant="outline" size="small">
      <Trans>Reschedule</Trans>
    </Button>
  );
}

function Cancel({ interview }: { interview: InterviewRecord }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="subtle" color="red" size="small" onClick={() => setAsked(true)}>
        {waitsFor(interview, "educator") ? <Trans>Decline</Trans> : <Trans>Cancel interview</Trans>}
      </Button>
      {isAsked && <CancelInterview interview={interview} side="educator" close={() => setAsked(false)} />}
    </>
  );
}

/** After the start: the employer did not come, or did after all. */
function WhoCame({ interview, now }: Pick<EducatorActsProps, "interview" | "now">) {
  const moves = useInterviewMoves("educator");
  const may = (to: "no_show" | "completed") => interviewRefusal(interview, to, "educator", now) === null;
  if (interview.status === "scheduled" && may("no_show"))
    return (
      <Button variant="outline" size="small" onClick={() => void moves.noShow(interview)}>
        <Trans>They didn't come</Trans>
      </Button>
    );
  if (interview.status === "no_show" && interview.noShowBy === "EmployerProfile" && may("completed"))
    return (
      <Button variant="outline" size="small" onClick={() => void moves.complete(interview)}>
        <Trans>They came after all</Trans>
      </Button>
    );
  return null;
}

function BookAgain({ interview }: { interview: InterviewRecord }) {
  const path = bookingPathOf(interview);
  if (!path) return null;
  return (
    <Button component={Link} to={path} variant="outline" size="small">
      <Trans>Book another time</Trans>
    </Button>
  );
}
