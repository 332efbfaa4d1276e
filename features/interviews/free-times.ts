/** The times an interview can be booked at: weekly hours on the host's wall clock, less what is taken (domain: interviews). */
import { dayMs } from "#platform/shared/duration.ts";
import { instantsOf, localDay, minuteInMs, type Span, dayOf } from "./wall-clock.ts";

export interface WeekRange {
  /** 0 is Sunday. */
  dayOfWeek: number;
  /** `09:30` on the host's wall; `24:00` is the end of the day. */
  startTime: string;
  endTime: string;
}

export interface DateRange {
  startDate: string;
  endDate: string;
}

/** When a host can be booked at all. */
export interface Hours {
  timeZone: string;
  week: readonly WeekRange[];
  blockedDates: readonly DateRange[];
}

export interface BookingRules extends Hours {
  /** The last local day that can be booked is so many days after today. */
  calendarDaysInFuture: number;
  /** Minutes, like the three below. */
  duration: number;
  bufferBefore: number;
  bufferAfter: number;
  minimumNotice: number;
  /** What keeps the host busy: an interview with its buffers must not touch it. */
  busy: readonly Span[];
  /** What keeps the guest busy: the interview itself must not touch it. */
  guestBusy?: readonly Span[];
}

/** Starts of free times from `from` up to `until`, ascending. */
export function freeTimes(rules: BookingRules, { from, until }: Span, now: number): number[] {
  const duration = rules.duration * minuteInMs;
  const earliest = Math.max(from, now + rules.minimumNotice * minuteInMs);
  const latest = Math.min(until, horizon(rules, now));
  if (earliest >= latest) return [];
  const isBusy = busyFinder(rules.busy);
  const isGuestBusy = busyFinder(rules.guestBusy ?? []);
  return workingHours(rules, { from: earliest, until: latest })
    .flatMap((piece) => startsWithin(piece, duration))
    .filter(
      (start) =>
        start >= earliest &&
        start < latest &&
        !isBusy(start - rules.bufferBefore * minuteInMs, start + duration + rules.bufferAfter * minuteInMs) &&
        !isGuestBusy(start, start + duration),
    );
}

/** The end of the last local day that can be booked. */
export function horizon(
  { timeZone, calendarDaysInFuture }: Pick<BookingRules, "timeZone" | "calendarDaysInFuture">,
  now: number,
): number {
  const day = localDay(timeZone, now) + calendarDaysInFuture * dayMs;
  return instantsOf(timeZone, day, day + dayMs).at(-1)!.until;
}

/** True when all of it lies inside one weekly range of a day that is not blocked. */
export const isWithin = (hours: Hours, { from, until }: Span): boolean =>
  workingHours(hours, { from, until }).some((piece) => piece.from <= from && until <= piece.until);

/**
 * The pieces of weekly ranges on the local days that a span touches, ascending, each whole. A day more on either side:
 * where a clock goes back over midnight, a later instant can fall on an earlier day.
 */
export function workingHours({ timeZone, week, blockedDates }: Hours, span: Span): Span[] {
  const pieces: Span[] = [];
  const last = localDay(timeZone, span.until) + dayMs;
  for (let day = localDay(timeZone, span.from) - dayMs; day <= last; day += dayMs) {
    if (blockedDates.some((range) => dayOf(range.startDate) <= day && day <= dayOf(range.endDate))) continue;
    for (const { dayOfWeek, startTime, endTime } of week) {
      if (dayOfWeek !== new Date(day).getUTCDay()) continue;
      pieces.push(...instantsOf(timeZone, day + timeOfDay(startTime), day + timeOfDay(endTime)));
    }
  }
  return pieces.toSorted((a, b) => a.from - b.from);
}

/** `09:30` in milliseconds since midnight. */
export function timeOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (hours * 60 + minutes) * minuteInMs;
}

function startsWithin({ from, until }: Span, duration: number): number[] {
  const starts: number[] = [];
  for (let start = from; start + duration <= until; start += duration) starts.push(start);
  return starts;
}

/** Answers whether anything busy touches a span, by halving: hosts have thousands of busy times. */
function busyFinder(spans: readonly Span[]): (from: number, until: number) => boolean {
  const busy = mergeSpans(spans);
  return (from, until) => {
    let [low, high] = [0, busy.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (busy[middle]!.until <= from) low = middle + 1;
      else high = middle;
    }
    return low < busy.length && busy[low]!.from < until;
  };
}

function mergeSpans(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const { from, until } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = out.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else out.push({ from, until });
  }
  return out;
}
