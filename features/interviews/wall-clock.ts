/** Clocks on the wall: what a zone's clock shows at an instant, and the instants at which it shows a time of a day. */
import { tzOffset } from "@date-fns/tz";
import { dayMs } from "#platform/shared/duration.ts";

/** From an instant up to, not including, another; milliseconds since 1970. */
export interface Span {
  from: number;
  until: number;
}

export const minuteInMs = 60_000;

/** What the clock shows, as if it were UTC: so that days and times of day can be read off by plain arithmetic. */
export const wallTimeAt = (timeZone: string, instant: number): number =>
  instant + offsetAt(timeZone, instant);

/** Midnight of the local day that an instant falls on, as if it were UTC. */
export const localDay = (timeZone: string, instant: number): number =>
  Math.floor(wallTimeAt(timeZone, instant) / dayMs) * dayMs;

export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** An instant as a zone writes it, RFC 3339: `2026-11-01T01:30:00-05:00`. */
export function inZone(timeZone: string, instant: number): string {
  const minutes = offsetAt(timeZone, instant) / minuteInMs;
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const wall = new Date(wallTimeAt(timeZone, instant)).toISOString().slice(0, 19);
  return `${wall}${minutes < 0 ? "-" : "+"}${two(hours)}:${two(rest)}`;
}

/**
 * The first instant of a local date: its midnight, or where the clock jumps over that, the moment it jumps to. A date that
 * a zone left out (Pacific/Apia had no 2011-12-30) begins and ends at that moment.
 */
export const startOfDate = (timeZone: string, date: string): number =>
  instantsOf(timeZone, dayOf(date), dayOf(date) + 2 * dayMs)[0]!.from;

/** The first instant after a local date. */
export const endOfDate = (timeZone: string, date: string): number =>
  instantsOf(timeZone, dayOf(date) - dayMs, dayOf(date) + dayMs).at(-1)!.until;

/**
 * All instants at which the clock shows a time from `from` up to `until` (both as if they were UTC), in pieces without a
 * break. In spring the hour that is jumped over has no instant; in autumn the hour that comes twice counts twice.
 */
export function instantsOf(timeZone: string, from: number, until: number): Span[] {
  const pieces: Span[] = [];
  for (const { offset, ...rule } of rulesAround(timeZone, from, until)) {
    const piece = {
      from: Math.max(rule.from, from - offset),
      until: Math.min(rule.until, until - offset),
    };
    if (piece.from >= piece.until) continue;
    const last = pieces.at(-1);
    if (last?.until === piece.from) last.until = piece.until;
    else pieces.push(piece);
  }
  return pieces;
}

/** The zone's offset from UTC in milliseconds. */
export const offsetAt = (timeZone: string, instant: number): number =>
  tzOffset(timeZone, new Date(instant)) * minuteInMs;

interface Rule extends Span {
  offset: number;
}

/** The stretches of one offset each that such wall times can fall into: no zone is further than a day from UTC. */
function rulesAround(timeZone: string, from: number, until: number): Rule[] {
  const end = until + dayMs;
  const rules: Rule[] = [];
  let start = from - dayMs;
  while (start < end) {
    const offset = offsetAt(timeZone, start);
    const next = changeAfter(timeZone, start, end, offset);
    rules.push({ from: start, until: next, offset });
    start = next;
  }
  return rules;
}

/** No zone changes its clock twice within this time. */
const probeStepMs = 7 * dayMs;

/** The first instant after `start` at which the offset is another one, or `end`. */
function changeAfter(timeZone: string, start: number, end: number, offset: number): number {
  for (let low = start; low < end; low += probeStepMs) {
    const high = Math.min(low + probeStepMs, end);
    if (offsetAt(timeZone, high) !== offset) return findChange(timeZone, low, high, offset);
  }
  return end;
}

/** Halves until the minute is found: clocks change at whole minutes. */
function findChange(timeZone: string, before: number, after: number, offset: number): number {
  let [low, high] = [Math.floor(before / minuteInMs), Math.ceil(after / minuteInMs)];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (offsetAt(timeZone, middle * minuteInMs) === offset) low = middle;
    else high = middle;
  }
  return high * minuteInMs;
}
