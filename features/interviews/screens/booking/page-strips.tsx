/** What the booking page says instead of, or above, its calendar. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "react-router";

import { MessageButton } from "#features/messages/screens/slots/message-button.tsx";
import { pages } from "#features/paths.ts";
import { withReturn } from "#platform/web/page/return-path.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { Interview } from "../../interview.ts";
import { partiesOf } from "./booking-requests.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./booking.module.css";
import { EducatorActions } from "../educator/educator-actions.tsx";
import type { EventType } from "../event-types/use-event-types.ts";
import { InterviewCard, InterviewWhen } from "../interview-card.tsx";
import { interviewIncludes, type InterviewRecord } from "../interview-record.ts";

/** For the employer whose page it is. */
export const OwnEventTypeStrip = () => (
  <Cluster as="p" gap={[4, 16]} align="stretch" surface="info" className={classes.strip}>
    <Trans>
      This is how educators see it. <Link to={pages.employerEventTypes}>Back to your interview types</Link>
    </Trans>
  </Cluster>
);

/** While an interview is moved: what stands until the new time is confirmed. */
export function RescheduleStrip({ id }: { id: string }) {
  const { data: interview } = useResource(Interview, id, { include: interviewIncludes });
  if (!interview) return null;
  return (
    <Cluster gap={[4, 16]} align="stretch" surface="info" className={classes.strip}>
      <p>
        <Trans>Your time stays until you confirm a new one:</Trans>
      </p>
      <InterviewWhen interview={interview} side="educator" />
      <Link to={pages.interviews}>
        <Trans>Keep this time</Trans>
      </Link>
    </Cluster>
  );
}

interface OwnBookingProps {
  interview: InterviewRecord;
  bookAnother: () => void;
}

/** Booked here before: that comes first. */
export function ExistingBookingStrip({ interview, bookAnother }: OwnBookingProps) {
  const { t } = useLingui();
  const now = useNow();
  return (
    <Stack as="section" gap={16} align="start" className={classes.wide} aria-label={t`Your interview`}>
      <h2>
        <Trans>You have booked this interview</Trans>
      </h2>
      <InterviewCard interview={interview} side="educator">
        <EducatorActions interview={interview} now={now} />
      </InterviewCard>
      <Button variant="outline" className={classes.another} onClick={bookAnother}>
        <Trans>Book another time</Trans>
      </Button>
    </Stack>
  );
}

export function NoFreeTimesEmptyState({ type, daysAhead }: { type: EventType; daysAhead: number }) {
  const { employer } = partiesOf(type);
  return (
    <Stack as="section" gap={16} align="start" className={classes.wide}>
      <h2>
        <Plural value={daysAhead} one="No times in the next # day" other="No times in the next # days" />
      </h2>
      <p>
        <Trans>Write to {employer.name} and ask for a time that suits you both.</Trans>
      </p>
      <Write employer={employer} />
    </Stack>
  );
}

function Write({ employer: { id, name } }: { employer: { id: string; name: string } }) {
  const { userType } = useSession();
  const { pathname } = useLocation();
  if (userType === "employer" || userType === "operator") return null;
  if (userType === "educator")
    return (
      <MessageButton recipients={[{ id, name }]}>
        <Trans>Message {name}</Trans>
      </MessageButton>
    );
  return (
    <Button as={Link} to={withReturn(pages.login, pathname)}>
      <Trans>Message {name}</Trans>
    </Button>
  );
}
