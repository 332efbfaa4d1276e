/** The choice so far; it is stored in the URL, so it survives logging in, reloading and a new tab. */
import { useState } from "react";

import { isTimeZone } from "#platform/shared/time-zone.ts";
import { dayIn, isDay, type Day } from "#platform/web/i18n/calendar-days.ts";
import { useTimeZone } from "#platform/web/i18n/time-zone.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { isMoment, momentOf } from "./times-by-day.ts";

type Chosen = Partial<Record<"day" | "time" | "zone", string | null>>;

export function useBookingChoice(hostZone: string) {
  const [search, setSearch] = useSearch();
  // The URL follows a moment later: a pressed radio button must not wait for it.
  const [chosen, setChosen] = useState<Chosen>(search);
  const [own, remember] = useTimeZone(hostZone);
  const choose = (next: Chosen) => {
    setChosen((before) => ({ ...before, ...next }));
    setSearch(next);
  };
  const zone = chosen.zone && isTimeZone(chosen.zone) ? chosen.zone : own;
  const time = chosen.time && isMoment(chosen.time) ? momentOf(chosen.time) : null;
  const day = chosen.day && isDay(chosen.day) ? chosen.day : null;
  return {
    zone,
    /** The reader's own one, to find back to. */
    ownZone: own,
    time,
    // The day of a chosen time is the day it falls on in this zone.
    day: time ? dayIn(time, zone) : day,
    moved: search.reschedule ?? null,
    booked: search.booked ?? null,
    /** There is a booking already, and another one is wanted. */
    isAnother: search.another === "true",
    jobApplicationId: search.application ?? null,
    pickDay: (next: Day) => choose({ day: next, time: null }),
    pickTime: (at: string) => choose({ day: dayIn(at, zone), time: at }),
    dropTime: () => choose({ time: null }),
    pickZone: (next: string) => {
      remember(next);
      choose({ zone: next });
    },
    bookAnother: () => setSearch({ another: true, booked: null }, "push"),
    done: (id: string) => {
      setChosen({ zone: chosen.zone });
      setSearch({ booked: id, day: null, time: null, reschedule: null, another: null });
    },
  };
}
