/** Interviews inside a conversation: an invitation to book by, or what has become of an agreed time. */
import { Trans, useLingui } from "@lingui/react/macro";

import type { MessageRecord } from "#features/messages/screens/slots/message-slots.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { momentTime } from "#platform/shared/format.ts";
import { useKnownClock } from "#platform/web/hooks/use-clock.ts";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { TimeRangeText } from "#platform/web/ui/data/time-text.tsx";
import { useResource } from "#platform/web/data/use-resource.ts";
import { Interview } from "../interview.ts";
import { InterviewCard } from "./interview-card.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./interview-invitation.module.css";
import { InvitationCard } from "./interview-invitation.tsx";
import { MeetingMethod } from "./interview-location.tsx";
import { interviewIncludes, interviewsAt, type Side } from "./interview-record.ts";

export function InterviewMessageCard({ message }: { message: MessageRecord }) {
  const side: Side = useSession().userType === "employer" ? "employer" : "educator";
  if (message.messageType === "interview_invite") return <InvitationCard message={message} side={side} />;
  return <AgreedCard message={message} side={side} />;
}

/** As it stands now: a card that still offers a canceled time would mislead. */
function AgreedCard({ message, side }: { message: MessageRecord; side: Side }) {
  const query = useResource(Interview, message.data.interviewId, {
    at: interviewsAt[side],
    include: interviewIncludes,
    live: true,
    keepOffline: true,
  });
  const interview = query.data;
  if (interview)
    return (
      <Stack gap={4}>
        <News message={message} />
        <InterviewCard interview={interview} side={side} isPlain>
          <MeetingMethod interview={interview} side={side} />
        </InterviewCard>
      </Stack>
    );
  if (query.isLoading && !query.error) return <SkeletonRows count={1} height={140} />;
  return <AsSent message={message} />;
}

function News({ message }: { message: MessageRecord }) {
  const { i18n } = useLingui();
  const clock = useKnownClock();
  const { previousTime, time, isRestored } = message.metadata as AgreedMetadata;
  const at = (moment: string) => momentTime(new Date(moment), i18n.locale, clock);
  if (message.messageType === "interview_rescheduled" && previousTime && time) {
    const [before, now] = [at(previousTime), at(time)];
    return (
      <p className="small muted">
        <Trans>
          Moved from {before} to {now}
        </Trans>
      </p>
    );
  }
  const words = {
    interview_scheduled: isRestored ? <Trans>Interview is back on</Trans> : <Trans>Interview booked</Trans>,
    interview_rescheduled: <Trans>Interview moved</Trans>,
    interview_canceled: <Trans>Interview canceled</Trans>,
  };
  return <p className="small muted">{words[message.messageType as keyof typeof words]}</p>;
}

interface AgreedMetadata {
  name?: string;
  time?: string;
  endsAt?: string;
  /** Of a moved one. */
  previousTime?: string;
  /** Its cancellation was taken back. */
  isRestored?: boolean;
}

/** Where the interview itself can't be read: what was said of it. */
function AsSent({ message }: { message: MessageRecord }) {
  const { name, time, endsAt } = message.metadata as AgreedMetadata;
  return (
    <Stack gap={4}>
      <News message={message} />
      <Stack gap={8} align="start" surface="card" className={classes.card}>
        <p className="h3">{name}</p>
        {time && endsAt && (
          <p>
            <TimeRangeText at={time} minutes={(Date.parse(endsAt) - Date.parse(time)) / 60_000} />
          </p>
        )}
      </Stack>
    </Stack>
  );
}
