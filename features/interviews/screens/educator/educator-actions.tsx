/** What an educator can do about an interview: get there, say yes, move it, cancel it, write, tell who did not come. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { Button } from "#platform/web/ui/form/button.tsx";
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
import {
  bookingPathOf,
  hasStarted,
  isUpcoming,
  isAwaitedFrom,
  type InterviewRecord,
} from "../interview-record.ts";
import { useInterviewTransitions } from "../use-interview-transitions.ts";

interface EducatorActsProps {
  interview: InterviewRecord;
  now: Date;
  /** The one card of the view whose way in is filled. */
  isPrimary?: boolean;
}

export function EducatorActions({ interview, now, isPrimary }: EducatorActsProps) {
  const { status } = interview;
  const isOpen = isUpcoming(interview) && !hasStarted(interview, now);
  return (
    <>
      {isAwaitedFrom(interview, "educator") && isOpen && (
        <ConfirmInterview interview={interview} side="educator">
          <Trans>Confirm this time</Trans>
        </ConfirmInterview>
      )}
      <MeetingMethod interview={interview} side="educator" isPrimary={isPrimary && status === "scheduled"} />
      {status === "scheduled" && isOpen && <AddToCalendar interview={interview} side="educator" />}
      {isOpen && <MoveLink interview={interview} />}
      <LastActions>
        <MessageButton interview={interview} />
        {isOpen && <CancelButton interview={interview} side="educator" />}
      </LastActions>
      <WhoCame interview={interview} now={now} />
      <UndoCancel interview={interview} side="educator" now={now} />
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
  const moves = useInterviewTransitions("educator");
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
