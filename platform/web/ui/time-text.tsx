/** When something was or will be, short, with the whole date behind it. */
import { Trans, useLingui } from "@lingui/react/macro";

import { absoluteDay, fullTime, interviewTime, shortTime } from "../format.ts";

interface TimeTextProps {
  /** RFC 3339. */
  at: string | null | undefined;
  /** Never "3 days ago". */
  absolute?: boolean;
}

export function TimeText({ at, absolute }: TimeTextProps) {
  const { i18n } = useLingui();
  if (!at) return null;
  const moment = new Date(at);
  const text = (absolute ? absoluteDay : shortTime)(moment, i18n.locale);
  // Server and browser may stand in different zones; the browser's word is the right one.
  return (
    <time dateTime={at} title={fullTime(moment, i18n.locale)} suppressHydrationWarning>
      {text}
    </time>
  );
}

interface InterviewTimeProps {
  at: string;
  minutes: number;
  timeZone?: string;
  /** The other side, where its clock shows something else. */
  other?: { name: string; timeZone: string };
}

/** "Tue, Mar 4, 2:00–2:30 PM CST", and a second line when the other side's clock differs. */
export function InterviewTime({ at, minutes, timeZone, other }: InterviewTimeProps) {
  const { i18n } = useLingui();
  const moment = new Date(at);
  const own = interviewTime(moment, minutes, i18n.locale, timeZone);
  const theirs = other && interviewTime(moment, minutes, i18n.locale, other.timeZone);
  return (
    <time dateTime={at} suppressHydrationWarning>
      {own}
      {theirs && theirs !== own && (
        <span className="small muted" style={{ display: "block" }}>
          <Trans>
            {theirs} for {other.name}
          </Trans>
        </span>
      )}
    </time>
  );
}
