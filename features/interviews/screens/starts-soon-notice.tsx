/** What the strip says of the interview that is about to begin. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { MeetingMethod } from "./interview-location.tsx";
import { otherPerson, type InterviewRecord, type Side } from "./interview-record.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./starts-soon.module.css";

interface StartsSoonNoticeProps {
  interview: InterviewRecord;
  side: Side;
  now: Date;
}

export function StartsSoonNotice({ interview, side, now }: StartsSoonNoticeProps) {
  const { t } = useLingui();
  const other = otherPerson(interview, side);
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
          <StartsIn interview={interview} now={now} />
        </strong>{" "}
        <Link to={side === "educator" ? pages.interviews : pages.employerInterviews}>
          <Trans>
            {interview.name} with {other}
          </Trans>
        </Link>
      </p>
      <MeetingMethod interview={interview} side={side} />
    </Cluster>
  );
}

function StartsIn({ interview, now }: { interview: InterviewRecord; now: Date }) {
  const minutes = Math.ceil((Date.parse(interview.time) - +now) / 60_000);
  if (minutes > 0) return <Plural value={minutes} one="Starts in # minute" other="Starts in # minutes" />;
  return minutes > -1 ? <Trans>Starts now</Trans> : <Trans>Under way</Trans>;
}
