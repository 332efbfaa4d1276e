/** A week of the employer's interviews and of the reader's free times; which week stands in the address. */
import { dayMs } from "#platform/shared/duration.ts";
import { dayIn, isDay, plusDays, weekdayOf, type Day } from "#platform/web/i18n/calendar-days.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { FreeTime } from "../../availability.ts";
import { Interview } from "../../interview.ts";
import { startOfDate } from "../../wall-clock.ts";
import { useClosedDays } from "../availability/use-weekly-hours.ts";
import { useEventTypes } from "../event-types/use-event-types.ts";
import type { InterviewRecord } from "../interview-record.ts";
import { employerInterviews, useInterviewHost, useLimitedCount } from "./use-employer-interviews.ts";
import { mergeTimes, type FreeSpan } from "./week-days.ts";

export interface WeekDay {
  day: Day;
  interviews: InterviewRecord[];
  /** Of the reader's own hours. */
  free: FreeSpan[];
  /** A day off or a holiday of the reader's. */
  isClosed: boolean;
}

export function useInterviewWeek() {
  const { hostFilter, search, ...host } = useInterviewHost();
  const { zone, today } = host;
  const asked = isDay(search.week) ? search.week : today;
  const first = plusDays(asked, -weekdayOf(asked));
  const last = plusDays(first, 6);
  const midnight = (day: Day) => new Date(startOfDate(zone, day)).toISOString();
  const query = useCollection(Interview, {
    ...employerInterviews,
    filter: {
      ...hostFilter,
      from: midnight(first),
      to: midnight(plusDays(last, 1)),
      status: ["pending", "scheduled", "completed", "no_show"],
    },
    sort: "time",
    size: 100,
  });
  useLimitedCount(query);
  const free = useFreeSpans(first, last, host);
  const closed = useClosedDays(first);
  // One that was canceled or moved while the week is open leaves it.
  const shown = query.data?.filter(({ status }) => status !== "canceled" && status !== "expired");
  const days = Array.from({ length: 7 }, (_, index): WeekDay => {
    const day = plusDays(first, index);
    return {
      day,
      interviews: shown?.filter(({ time }) => dayIn(time, zone) === day) ?? [],
      free: free.filter(({ from }) => dayIn(from, zone) === day),
      isClosed: closed.some(({ startDate, endDate }) => startDate <= day && day <= endDate),
    };
  });
  const show = (day: Day | null) => host.setSearch({ week: day }, "push");
  return { ...host, query: { ...query, data: shown && days }, first, last, show };
}

/** Of the first interview type that can be booked with the reader. */
function useFreeSpans(first: Day, last: Day, { zone, today, now }: { zone: string; today: Day; now: Date }) {
  const { own } = useEventTypes();
  const type = own?.find(({ active }) => active);
  const isAhead = last >= today && Date.parse(first) < +now + maxDaysAhead * dayMs;
  const { data } = useCollection(FreeTime, {
    filter: { interviewEventTypeId: type?.id, from: first, to: last, timeZone: zone },
    enabled: !!type && isAhead,
  });
  return type && isAhead ? mergeTimes(data ?? []) : [];
}

const maxDaysAhead = 90;
