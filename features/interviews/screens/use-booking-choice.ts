/** What is chosen so far, in the URL: it lives through logging in, reloading and a new tab. */
import { isTimeZone } from "#features/employers/time-zone.ts";
import { dayAt, isDay, type Day } from "#platform/web/calendar-days.ts";
import { useTimeZone } from "#platform/web/time-zone.ts";
import { useSearch } from "#platform/web/use-search.ts";
import { isMoment, momentOf } from "./booking-days.ts";

export type BookingChoice = ReturnType<typeof useBookingChoice>;

export function useBookingChoice(hostZone: string) {
  const [search, setSearch] = useSearch();
  const [own, remember] = useTimeZone(hostZone);
  const zone = search.zone && isTimeZone(search.zone) ? search.zone : own;
  const time = isMoment(search.time) ? momentOf(search.time) : null;
  return {
    zone,
    /** The reader's own one, to find back to. */
    ownZone: own,
    time,
    // The day of a chosen time is the day it falls on in this zone.
    day: time ? dayAt(time, zone) : isDay(search.day) ? search.day : null,
    moved: search.reschedule ?? null,
    booked: search.booked ?? null,
    /** There is a booking already, and another one is wanted. */
    isAnother: search.another === "true",
    jobApplicationId: search.application ?? null,
    pickDay: (day: Day) => setSearch({ day, time: null }),
    pickTime: (at: string) => setSearch({ day: dayAt(at, zone), time: at }),
    dropTime: () => setSearch({ time: null }),
    pickZone: (next: string) => {
      remember(next);
      setSearch({ zone: next });
    },
    bookAnother: () => setSearch({ another: true, booked: null }, "push"),
    done: (id: string) => setSearch({ booked: id, day: null, time: null, reschedule: null, another: null }),
  };
}
