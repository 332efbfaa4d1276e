/** Dates an event is repeated at one by one (RDATE, RFC 5545, 3.8.5.2): the reader keeps them, but does not use them. */
import type { DateWithTimeZone, VEvent } from "node-ical";
import { inZone } from "./ics-wall-clock.ts";

export interface Instance {
  start: DateWithTimeZone;
  end: DateWithTimeZone;
  isFullDay: boolean;
}

/** As it was kept: the text alone, or with its parameters; several lines make a list. */
type Kept = string | { val: string; params: Record<string, unknown> };

const most = 5_000;

/** Each as long as the event itself. */
export function extraInstances(event: VEvent & { rdate?: Kept | Kept[] }): Instance[] {
  const kept = event.rdate === undefined ? [] : [event.rdate].flat();
  const isFullDay = event.datetype === "date";
  const length = (event.end?.getTime() ?? event.start.getTime()) - event.start.getTime();
  return kept
    .flatMap((one) => (typeof one === "string" ? one : String(one.val)).split(","))
    .slice(0, most)
    .flatMap((text) => {
      const start = timeOf(text, event.start);
      if (!start || isChanged(event, start)) return [];
      const end = Object.assign(new Date(start.getTime() + length), { tz: start.tz });
      return [{ start, end: end as DateWithTimeZone, isFullDay }];
    });
}

/** Left out, or moved: the exception says where to. */
function isChanged({ exdate = {}, recurrences = {} }: VEvent, start: Date): boolean {
  if (Number.isNaN(start.getTime())) return true;
  const key = start.toISOString();
  return Object.hasOwn(exdate, key) || Object.hasOwn(recurrences, key);
}

/** A moment, or a wall time of this machine where it is meant as a wall time; of a period only its start. */
function timeOf(text: string, like: DateWithTimeZone): DateWithTimeZone | undefined {
  const found = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?/.exec(text.trim());
  if (!found) return undefined;
  const [year, month, day, hour, minute, second] = found.slice(1, 7).map((part) => Number(part ?? 0));
  const parts = [year!, month! - 1, day!, hour!, minute!, second!] as const;
  if (found[7] === "Z") return withZone(new Date(Date.UTC(...parts)), "Etc/UTC");
  const wall = new Date(...parts);
  // Written in the event's own zone; other zones than that are not seen in the wild.
  const { tz } = like;
  return tz && tz !== "Etc/UTC" && found[4]
    ? withZone(new Date(inZone(wall, tz)), tz)
    : (wall as DateWithTimeZone);
}

const withZone = (time: Date, tz: string) => Object.assign(time, { tz }) as DateWithTimeZone;
