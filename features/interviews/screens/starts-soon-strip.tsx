/** The interview that is about to begin, in a strip under the header, with the link to join. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { MeetingMethod } from "./interview-location.tsx";
import { isPast, opensBefore, otherPerson, type InterviewRecord, type Side } from "./interview-record.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./starts-soon.module.css";
import { useUpcomingInterviews } from "./use-upcoming-interviews.ts";

export function StartsSoonStrip({ side }: { side: Side }) {
  const { t } = useLingui();
  const now = useNow(5_000);
  const { data } = useUpcomingInterviews(side);
  const next = data?.find((one) => isSoon(one, now));
  if (!next) return null;
  const other = otherPerson(next, side);
  return (
    <Cluster
      as="aside"
      gap={[4, 16]}
      aria-label={t`Next interview`}
      className={`small ${classes.strip}`}
      data-shell
    >
      <p>
        <strong role="status">
          <StartsIn interview={next} now={now} />
        </strong>{" "}
        <Link to={side === "educator" ? pages.interviews : pages.employerInterviews}>
          <Trans>
            {next.name} with {other}
          </Trans>
        </Link>
      </p>
      <MeetingMethod interview={next} side={side} />
    </Cluster>
  );
}

/** From the moment on at which the video call opens, until it is over. */
const isSoon = (interview: InterviewRecord, now: Date) =>
  interview.status === "scheduled" &&
  Date.parse(interview.time) - opensBefore * 60_000 <= +now &&
  !isPast(interview, now);

function StartsIn({ interview, now }: { interview: InterviewRecord; now: Date }) {
  const minutes = Math.ceil((Date.parse(interview.time) - +now) / 60_000);
  if (minutes > 0) return <Plural value={minutes} one="Starts in # minute" other="Starts in # minutes" />;
  return minutes > -1 ? <Trans>Starts now</Trans> : <Trans>Under way</Trans>;
}
