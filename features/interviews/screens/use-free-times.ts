/** The free times around the month shown, asked for again every five seconds while somebody looks. */
import { useState } from "react";

import { dayMs } from "#platform/shared/duration.ts";
import { dayIn, plusDays, plusMonths, type Month } from "#platform/web/i18n/calendar-days.ts";
import type { Document } from "#platform/web/api-client/document.ts";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { FreeTime } from "../availability.ts";
import { daysInAnswer, freeTimesRequest } from "./booking/booking-requests.ts";
import { momentOf, timesByDay } from "./booking/times-by-day.ts";

interface FreeTimesOptions {
  typeId: string;
  /** The reader's zone. */
  zone: string;
  /** The month on the screen; null for the nearest days. */
  month: Month | null;
  /** One's own interview that is being moved. */
  moved?: string | null;
  initial?: Document | null;
}

const askAgainEvery = 5_000;

export function useFreeTimes({ typeId, zone, month, moved, initial }: FreeTimesOptions) {
  const now = useNow();
  const near = useCollection(FreeTime, {
    ...freeTimesRequest(typeId, moved),
    refetchIntervalMs: askAgainEvery,
    initial: moved ? null : initial,
  });
  const monthEnd = month && plusDays(plusMonths(`${month}-01`, 1), -1);
  const isFar = !!monthEnd && monthEnd >= plusDays(dayIn(now, zone), daysInAnswer - 1);
  const { filter } = freeTimesRequest(typeId, moved);
  const far = useCollection(FreeTime, {
    filter: { ...filter, from: `${month}-01`, to: monthEnd, timeZone: zone },
    refetchIntervalMs: askAgainEvery,
    enabled: isFar,
  });
  const rows = [...(near.data ?? []), ...(isFar ? (far.data ?? []) : [])];
  const free = new Set(rows.map(({ startTime }) => momentOf(startTime)));
  const seen = useSeen(free);
  const { next, bookableUntil } = near.meta as { next?: string | null; bookableUntil?: string };
  const until = bookableUntil ? new Date(Date.parse(bookableUntil) - 1) : now;
  return {
    query: near,
    /** It goes on by itself. */
    now,
    isLoading: near.isLoading || (isFar && far.isLoading),
    free,
    days: timesByDay(free, seen, zone, now),
    /** The first free time beyond the nearest days. */
    next: next ? momentOf(next) : null,
    /** The last moment that can be booked. */
    until,
    /** How far that is. */
    daysAhead: Math.round((+until - +now) / dayMs),
    askAgain: () => {
      near.retry();
      if (isFar) far.retry();
    },
  };
}

/** Everything that was free while this page stood: the state only grows. */
function useSeen(free: ReadonlySet<string>): ReadonlySet<string> {
  const [seen, setSeen] = useState(free);
  const isNew = [...free].some((at) => !seen.has(at));
  if (isNew) setSeen(new Set([...seen, ...free]));
  return seen;
}
