/** Free times as a reader sees them: by the days of the reader's calendar, the taken ones among them. Pure. */
import { dayIn, type Day } from "#platform/web/i18n/calendar-days.ts";

export interface BookingTime {
  /** RFC 3339 in UTC. */
  at: string;
  isFree: boolean;
}

/** `seen` are the times that were free a moment ago too: what is gone from them stays in its place, as taken. */
export function timesByDay(
  free: ReadonlySet<string>,
  seen: ReadonlySet<string>,
  zone: string,
  now: Date,
): Map<Day, BookingTime[]> {
  const times = [...new Set([...free, ...seen])].filter((at) => Date.parse(at) > +now).toSorted();
  const days = new Map<Day, BookingTime[]>();
  for (const at of times) {
    const day = dayIn(at, zone);
    days.set(day, [...(days.get(day) ?? []), { at, isFree: free.has(at) }]);
  }
  return days;
}

export const freeTimesOn = (days: ReadonlyMap<Day, BookingTime[]>, day: Day | null) =>
  (day && days.get(day)?.filter(({ isFree }) => isFree).length) || 0;

/** The first day with a free time, after `after` where that is given. */
export const firstFreeDay = (days: ReadonlyMap<Day, BookingTime[]>, after?: Day | null): Day | null =>
  [...days.keys()].find((day) => (!after || day > after) && freeTimesOn(days, day) > 0) ?? null;

/** However the server wrote it: one moment, one text. */
export const momentOf = (text: string) => new Date(text).toISOString();

export function isMoment(text: string | undefined): text is string {
  return !!text && !Number.isNaN(Date.parse(text));
}

/** The times nearest to one, as many as are worth reading, in their order. */
export const nearestTimes = (times: readonly string[], to: string, most = 6) =>
  times
    .toSorted(
      (one, other) =>
        Math.abs(Date.parse(one) - Date.parse(to)) - Math.abs(Date.parse(other) - Date.parse(to)),
    )
    .slice(0, most)
    .toSorted();
