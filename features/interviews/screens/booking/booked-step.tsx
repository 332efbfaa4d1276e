/** The last view: what was booked, and how to add it to a calendar. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCircleCheck from "~icons/tabler/circle-check";
import { useEffect, useRef } from "react";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { absoluteDay, momentTime } from "#platform/shared/format.ts";
import { useKnownClock } from "#platform/web/hooks/use-clock.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { useResource } from "#platform/web/data/use-resource.ts";
import { Interview } from "../../interview.ts";
import { AddToCalendar } from "../add-to-calendar.tsx";
import { Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./booking.module.css";
import type { EventType } from "../event-types/use-event-types.ts";
import { InterviewCard } from "../interview-card.tsx";
import { bookingPathOf, interviewIncludes, isUpcoming, type InterviewRecord } from "../interview-record.ts";

interface BookingDoneProps {
  type: EventType;
  id: string;
  bookAnother: () => void;
}

export function BookedStep({ type, id, bookAnother }: BookingDoneProps) {
  const { t } = useLingui();
  const query = useResource(Interview, id, { include: interviewIncludes, live: true, keepOffline: true });
  if (query.error && [401, 403, 404].includes(query.error.status)) return <NotFound />;
  return (
    <Loaded query={query} failure={t`We couldn't load your interview.`}>
      {(interview) => <Done type={type} interview={interview} bookAnother={bookAnother} />}
    </Loaded>
  );
}

interface DoneProps extends Pick<BookingDoneProps, "type" | "bookAnother"> {
  interview: InterviewRecord;
}

function Done({ interview, bookAnother }: DoneProps) {
  const { t } = useLingui();
  const { employer } = interview.names;
  const moved = useMoveTexts(interview);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.querySelector("h1")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const words = {
    pending: {
      title: t`Awaiting confirmation`,
      lead: t`${employer} confirms this time. We tell you by email and here.`,
    },
    scheduled: moved ?? {
      title: t`Your interview is booked`,
      lead: t`We sent you and ${employer} an email with everything about it.`,
    },
  };
  // Reloaded later it may have been canceled: then the card says so.
  const { title, lead } =
    interview.status === "pending" || interview.status === "scheduled"
      ? words[interview.status]
      : { title: t`Your interview`, lead: undefined };
  return (
    <div ref={page}>
      <Page
        title={title}
        heading={
          <Row as="span" gap={12} className={classes.doneTitle}>
            {isUpcoming(interview) && <IconCircleCheck size={36} stroke={1.5} />}
            {title}
          </Row>
        }
        lead={lead}
        width="form"
        noIndex
      >
        <Stack gap={16}>
          <h2 className="visually-hidden">
            <Trans>What is agreed</Trans>
          </h2>
          <InterviewCard interview={interview} side="educator">
            {interview.status === "scheduled" && <AddToCalendar interview={interview} side="educator" />}
          </InterviewCard>
          <Cluster gap={8} align="stretch" className={classes.acts}>
            <Button as={Link} to={pages.interviews}>
              <Trans>See your interviews</Trans>
            </Button>
            <OtherTime interview={interview} bookAnother={bookAnother} />
          </Cluster>
        </Stack>
      </Page>
    </div>
  );
}

/** After a move: the new day, and what became of the old time. */
function useMoveTexts({ previousTime, time, userProfileTimeZone, names }: InterviewRecord) {
  const { t, i18n } = useLingui();
  const clock = useKnownClock(userProfileTimeZone);
  if (!previousTime) return null;
  const { employer } = names;
  const day = absoluteDay(new Date(time), i18n.locale, clock);
  const before = momentTime(new Date(previousTime), i18n.locale, clock);
  return {
    title: t`Moved to ${day}`,
    lead: t`Your old time, ${before}, is free again. We sent you and ${employer} an email with the new one.`,
  };
}

/** Who has just moved an interview may want yet another time, and not a second interview. */
function OtherTime({ interview, bookAnother }: Pick<DoneProps, "interview" | "bookAnother">) {
  const path = bookingPathOf(interview);
  if (interview.previousTime && isUpcoming(interview) && path)
    return (
      <Button as={Link} to={`${path}?reschedule=${interview.id}`} variant="subtle">
        <Trans>Change time</Trans>
      </Button>
    );
  return (
    <Button variant="subtle" onClick={bookAnother}>
      <Trans>Book another time</Trans>
    </Button>
  );
}
