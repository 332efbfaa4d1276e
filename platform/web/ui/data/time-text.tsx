/** A moment or a day for its reader, by the clock of `useClock`: the server's HTML already has the reader's words. */
import { Trans, useLingui } from "@lingui/react/macro";

import {
  absoluteDay,
  calendarDay,
  fullTime,
  momentTime,
  otherClock,
  zonedTimeRange,
} from "#platform/shared/format.ts";
import { elapsedTime, relativeTime, type ReaderClock } from "#platform/shared/relative-time.ts";
import { useClock, useKnownClock } from "../../hooks/use-clock.ts";

interface TimeTextProps {
  /** RFC 3339. */
  at: string | null | undefined;
  /** Absolute, never "3 days ago". */
  absolute?: boolean;
}

/** "2 h ago", "yesterday", "Mar 3", with the whole date as tooltip. */
export function TimeText({ at, absolute }: TimeTextProps) {
  const { i18n } = useLingui();
  const clock = useClock();
  if (!at) return null;
  const moment = new Date(at);
  return (
    <Moment at={at} clock={clock}>
      {absolute && clock.timeZone !== null
        ? absoluteDay(moment, i18n.locale, { ...clock, timeZone: clock.timeZone })
        : relativeTime(moment, i18n, clock)}
    </Moment>
  );
}

/** "Tue, Mar 4, 2:00 PM" */
export function MomentText({ at }: { at: string }) {
  const { i18n } = useLingui();
  const clock = useClock();
  const { now, timeZone } = clock;
  const moment = new Date(at);
  return (
    <Moment at={at} clock={clock}>
      {timeZone === null
        ? elapsedTime(now.getTime() - moment.getTime(), i18n)
        : momentTime(moment, i18n.locale, { now, timeZone })}
    </Moment>
  );
}

interface MomentProps {
  at: string;
  clock: ReaderClock;
  children: React.ReactNode;
}

function Moment({ at, clock: { timeZone }, children }: MomentProps) {
  const { i18n } = useLingui();
  return (
    <time dateTime={at} title={timeZone === null ? undefined : fullTime(new Date(at), i18n.locale, timeZone)}>
      {children}
    </time>
  );
}

/** A calendar day, the same in every zone: "Mon, Jan 11". */
export function DayText({ day }: { day: string }) {
  const { i18n } = useLingui();
  return <time dateTime={day}>{calendarDay(day, i18n.locale, useKnownClock())}</time>;
}

interface TimeRangeTextProps {
  at: string;
  minutes: number;
  /** The reader's zone; by default the one of their clock. */
  timeZone?: string;
  /** Another person's zone, shown if its clock differs. */
  other?: { name: string; timeZone: string };
}

/** "Tue, Mar 4, 2:00–2:30 PM CST", and "3:00 PM EST for {name}" below it when the other clock differs. */
export function TimeRangeText({ at, minutes, timeZone, other }: TimeRangeTextProps) {
  const { i18n } = useLingui();
  const known = useKnownClock();
  const clock = { ...known, timeZone: timeZone ?? known.timeZone };
  const moment = new Date(at);
  const theirs = other && otherClock(moment, i18n.locale, clock, other.timeZone);
  return (
    <time dateTime={at}>
      {zonedTimeRange(moment, minutes, i18n.locale, clock)}
      {theirs && (
        <span className="small muted" style={{ display: "block", fontWeight: 400 }}>
          <Trans>
            {theirs} for {other.name}
          </Trans>
        </span>
      )}
    </time>
  );
}
