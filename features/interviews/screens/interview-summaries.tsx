/** Interviews in the educator's other screens: the next one in a conversation, on an application, after sending one. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import type { MyApplicationRow } from "#features/applications/screens/apply/apply-draft.ts";
import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { employerOf } from "#features/jobs/screens/job-records.ts";
import type { ConversationRecord } from "#features/messages/screens/slots/message-slots.ts";
import { interviewBookingPath, pages } from "#features/paths.ts";
import { newsTime } from "#platform/shared/format.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useKnownClock } from "#platform/web/hooks/use-clock.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { InterviewEventType } from "../event-type.ts";
import { InterviewCard } from "./interview-card.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./interview-summaries.module.css";
import { MeetingMethod } from "./interview-location.tsx";
import type { Side } from "./interview-record.ts";
import { useUpcomingInterviews } from "./use-upcoming-interviews.ts";
import { useOpenInvitations } from "./educator/use-open-invitations.ts";

/** In the details of a conversation. */
export function NextInterview({ conversation }: { conversation: ConversationRecord }) {
  const side: Side = useSession().userType === "employer" ? "employer" : "educator";
  const { data } = useUpcomingInterviews(side);
  const next = data?.find(
    (one) => one.employerId === conversation.employerId && one.userProfileId === conversation.userProfileId,
  );
  if (!next) return null;
  return (
    <Stack as="section" gap={8}>
      <h3>
        <Trans>Next interview</Trans>
      </h3>
      <InterviewCard interview={next} side={side} isPlain>
        <MeetingMethod interview={next} side={side} />
      </InterviewCard>
      <Link to={side === "educator" ? pages.interviews : pages.employerInterviews} className="small">
        <Trans>See all interviews</Trans>
      </Link>
    </Stack>
  );
}

/** "Interview Tue 2:00 PM CST" on the card of an application. */
export function ApplicationInterview({ application }: { application: MyApplicationRow }) {
  const { i18n } = useLingui();
  const clock = useKnownClock();
  const { data } = useUpcomingInterviews("educator");
  const next = data?.find((one) => one.jobApplicationId === application.id);
  if (!next) return null;
  const time = newsTime(new Date(next.time), i18n.locale, clock);
  return (
    <Link to={pages.interviews} className={classes.news}>
      <Trans>Interview {time}</Trans>
    </Link>
  );
}

/** The next step of an application whose employer waits for a time to be picked. */
export function BookInterviewStep({ application }: { application: MyApplicationRow }) {
  const invitations = useOpenInvitations();
  const { data: coming } = useUpcomingInterviews("educator");
  const employerSlug = application.jobListing && employerOf(application.jobListing)?.slug;
  const isOver = ["rejected", "declined", "withdrawn", "closed", "hired", "draft"].includes(
    application.aasmState,
  );
  const isBooked = coming?.some((one) => one.jobApplicationId === application.id);
  const invitation = invitations.data?.find(({ metadata }) => metadata.employerSlug === employerSlug);
  if (isOver || isBooked || !coming || !employerSlug || !invitation) return null;
  return (
    <Button
      as={Link}
      to={`${interviewBookingPath(employerSlug, String(invitation.metadata.slug))}?application=${application.id}`}
      size="small"
    >
      <Trans>Book interview</Trans>
    </Button>
  );
}

/** Right after applying, where the employer lets educators book by themselves. */
export function BookAfterApplying({ job }: { job: JobListingRecord }) {
  const employerSlug = employerOf(job)?.slug;
  const { data } = useCollection(InterviewEventType, {
    filter: { employerSlug, active: true },
    size: 1,
    enabled: !!employerSlug,
  });
  const type = data?.[0];
  if (!type || !employerSlug) return null;
  return (
    <Button as={Link} to={interviewBookingPath(employerSlug, type.slug)} data-first>
      <Trans>Book an interview</Trans>
    </Button>
  );
}
