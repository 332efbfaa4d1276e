/**
 * The busy times of iCalendar texts (RFC 5545). Pure, but what it is given may be hostile: it only runs in a thread
 * that can be ended (`read-in-thread.ts`).
 */
import ical, {
  type CalendarComponent,
  type DateWithTimeZone,
  type EventInstance,
  type VEvent,
} from "node-ical";
import { dayMs } from "#platform/shared/duration.ts";
import { extraInstances, type Instance } from "./extra-dates.ts";
import { inZone, startOfDay } from "./ics-wall-clock.ts";
import { type Busy, mergeBusy, type Window } from "../sync/merge-busy.ts";

export interface IcsReading {
  /** Whole VCALENDAR objects. */
  texts: string[];
  /** All-day events and times without a zone are meant in this one. */
  timeZone: string;
  window: Window;
}

export type IcsAnswer = { busy: Busy[] } | { problem: "too_many" | "unreadable" };

export const maxEvents = 20_000;
const mostTimes = 20_000;

export function icsBusyTimes({ texts, timeZone, window }: IcsReading): IcsAnswer {
  const busy: Busy[] = [];
  let events = 0;
  for (const text of texts) {
    events += text.match(/^BEGIN:VEVENT/gim)?.length ?? 0;
    // Nobody meets every minute: such a rule only makes work.
    if (events > maxEvents || /^RRULE[^\r\n\u2028\u2029]*FREQ=(SECONDLY|MINUTELY)/im.test(text))
      return { problem: "too_many" };
    for (const component of componentsOf(text)) {
      for (const instance of instancesOf(component, window)) busy.push(timeOf(instance, timeZone));
      if (busy.length > mostTimes) return { problem: "too_many" };
    }
  }
  return { busy: mergeBusy(busy, window) };
}

const componentsOf = (text: string) =>
  Object.values(ical.sync.parseICS(text)).filter((one) => one !== undefined) as CalendarComponent[];

function instancesOf(component: CalendarComponent, window: Window): Instance[] {
  if (component.type === "VFREEBUSY")
    return (component.freebusy ?? [])
      .filter(({ type, start, end }) => type !== "FREE" && isTime(start) && isTime(end))
      .map(({ start, end }) => ({ start, end, isFullDay: false }));
  if (component.type !== "VEVENT" || !isTime(component.start)) return [];
  const more = keepsBusy(component) ? extraInstances(component) : [];
  const found = expanded(component, window).filter(({ event }) => keepsBusy(event));
  return [...found, ...more].filter(({ start, end }) => isTime(start) && isTime(end));
}

/** A day more on both sides: what is meant in another zone may still lie in the window. */
function expanded(event: VEvent, { from, until }: Window): EventInstance[] {
  const options = { from: new Date(from - dayMs), to: new Date(until + dayMs), expandOngoing: true };
  const found = ical.expandRecurringEvent(event, options);
  if (event.rrule || !event.recurrences) return found;
  // Invited to some of a series only: there are its exceptions, but not the series itself.
  const others = new Set(Object.values(event.recurrences) as VEvent[]);
  const alone = [...others].filter(({ start }) => isTime(start) && start.getTime() !== event.start.getTime());
  return [...found, ...alone.flatMap((one) => ical.expandRecurringEvent(one, options))];
}

/** Free, tentative to the calendar program itself, or called off: the time can still be booked. */
function keepsBusy(event: VEvent & { "MICROSOFT-CDO-BUSYSTATUS"?: unknown }): boolean {
  if (/^TRANSPARENT$/i.test(String(event.transparency ?? ""))) return false;
  if (/^CANCELLED$/i.test(String(event.status ?? ""))) return false;
  return !/^(FREE|WORKINGELSEWHERE)$/i.test(String(event["MICROSOFT-CDO-BUSYSTATUS"] ?? ""));
}

function timeOf({ start, end, isFullDay }: Instance, timeZone: string): Busy {
  if (isFullDay) return [startOfDay(start, timeZone), startOfDay(end, timeZone)];
  return [momentOf(start, timeZone), momentOf(end, timeZone)];
}

/** What has no zone, or one nobody knows, was read as wall time of this machine; it is meant as wall time there. */
const momentOf = (time: DateWithTimeZone, timeZone: string) =>
  isKnownZone(time.tz) ? time.getTime() : inZone(time, timeZone);

/** Names come from strangers' files. */
const maxKnown = 1_000;
const known = new Map<string, boolean>();

function isKnownZone(zone: string | undefined): boolean {
  if (!zone) return false;
  if (known.size > maxKnown) known.clear();
  if (!known.has(zone)) known.set(zone, /^(UTC|GMT)?[+-]\d/.test(zone) || isZoneName(zone));
  return known.get(zone)!;
}

function isZoneName(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone }).format();
    return true;
  } catch {
    return false;
  }
}

const isTime = (time: unknown): time is DateWithTimeZone =>
  time instanceof Date && !Number.isNaN(time.getTime());
