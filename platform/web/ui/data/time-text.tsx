/** A moment, short, with the whole date as tooltip. */
import { Trans, useLingui } from "@lingui/react/macro";

import { absoluteDay, fullTime, zonedTimeRange, otherClock, shortTime } from "#platform/shared/format.ts";
import { deviceZone } from "../../i18n/time-zone.ts";

interface TimeTextProps {
  /** RFC 3339. */
  at: string | null | undefined;
  /** Absolute, never "3 days ago". */
  absolute?: boolean;
}

export function TimeText({ at, absolute }: TimeTextProps) {
  const { i18n } = useLingui();
  if (!at) return null;
  const moment = new Date(at);
  const text = (absolute ? absoluteDay : shortTime)(moment, i18n.locale);
  // Server and browser may be in different zones; the browser's is the right one.
  return (
    <time dateTime={at} title={fullTime(moment, i18n.locale)} suppressHydrationWarning>
      {text}
    </time>
  );
}

/** A calendar day, the same in every zone: "Mon, Jan 11". */
export function DayText({ day }: { day: string }) {
  const { i18n } = useLingui();
  return <time dateTime={day}>{absoluteDay(new Date(`${day}T12:00:00`), i18n.locale)}</time>;
}

interface TimeRangeTextProps {
  at: string;
  minutes: number;
  /** The reader's zone; the device's own by default. */
  timeZone?: string;
  /** Another person's zone, shown if its clock differs. */
  other?: { name: string; timeZone: string };
}

/** "Tue, Mar 4, 2:00–2:30 PM CST", and "3:00 PM EST for {name}" below it when the other clock differs. */
export function TimeRangeText({ at, minutes, timeZone, other }: TimeRangeTextProps) {
  const { i18n } = useLingui();
  const moment = new Date(at);
  const theirs = other && otherClock(moment, i18n.locale, timeZone ?? deviceZone(), other.timeZone);
  return (
    <time dateTime={at} suppressHydrationWarning>
      {zonedTimeRange(moment, minutes, i18n.locale, timeZone)}
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
