/** What an educator can do about an interview: get there, say yes, move it, cancel it, write, tell who did not come. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { Button } from "#platform/web/ui/form/button.tsx";
import { interviewRefusal } from "../../interview-transitions.ts";
import { AddToCalendar } from "../add-to-calendar.tsx";
import { CancelAct, ConfirmInterview, MessageOther } from "../interview-actions.tsx";
import { InterviewWay } from "../interview-place.tsx";
import { bookingPathOf, hasBegun, isAhead, waitsFor, type InterviewRecord } from "../interview-record.ts";
import { useInterviewMoves } from "../use-interview-moves.ts";

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
      {waitsFor(interview, "educator") && isOpen && (
        <ConfirmInterview interview={interview} side="educator">
          <Trans>Confirm this time</Trans>
        </ConfirmInterview>
      )}
      <InterviewWay interview={interview} side="educator" isPrimary={isPrimary && status === "scheduled"} />
      {status === "scheduled" && isOpen && <AddToCalendar interview={interview} side="educator" />}
      {isOpen && <MoveLink interview={interview} />}
      <MessageOther interview={interview} />
      {isOpen && <CancelAct interview={interview} side="educator" />}
      <WhoCame interview={interview} now={now} />
      {status === "canceled" && <BookAgain interview={interview} />}
    </>
  );
}

function MoveLink({ interview }: { interview: InterviewRecord }) {
  const path = bookingPathOf(interview);
  if (!path) return null;
  return (
    <Button as={Link} to={`${path}?reschedule=${interview.id}`} variant="outline" size="small">
      <Trans>Reschedule</Trans>
    </Button>
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
    <Button as={Link} to={path} variant="outline" size="small">
      <Trans>Book another time</Trans>
    </Button>
  );
}
