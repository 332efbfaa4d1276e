/** Free times of an interview type, read off the database: hours, days off, and everything that keeps people busy. */
import type { Queryable } from "#platform/server/database/database.ts";
import type { Row } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { dayMs } from "#platform/shared/duration.ts";
import { freeTimes, horizon, type BookingRules } from "../../free-times.ts";
import { type Span } from "../../wall-clock.ts";
import { loadBlockedDates, loadWeek } from "./hours.query.ts";

/** What is booked: an interview type, or an agreed interview that gets another time. */
export type Bookable = Pick<
  Row<"interviewEventTypes">,
  "employerProfileId" | "duration" | "bufferBefore" | "bufferAfter" | "minimumNotice"
>;
export type HostClock = Pick<Row<"employerProfiles">, "timeZone" | "calendarDaysInFuture">;

export interface BookingParty {
  /** Whose own interviews are in the way, and whose own hold is not. */
  userProfileId?: string | null;
  /** The interview that is to be moved: it is not in its own way. */
  interviewId?: string | null;
}

/** Everything that decides what is free between two times; `freeTimes` works it out. */
export async function loadBookingRules(
  db: Queryable,
  bookable: Bookable,
  host: HostClock,
  within: Span,
  now: Date,
  party: BookingParty = {},
): Promise<BookingRules> {
  const { employerProfileId, bufferBefore, bufferAfter, duration } = bookable;
  // As far as an interview that begins within reaches, and the longest buffers on either side.
  const around = { from: within.from - dayMs, until: within.until + dayMs };
  const week = await loadWeek(db, employerProfileId);
  const blockedDates = await loadBlockedDates(db, employerProfileId, now);
  const taken = await loadBusySpans(db, employerProfileId, around, now, party);
  return {
    timeZone: host.timeZone,
    calendarDaysInFuture: host.calendarDaysInFuture,
    week,
    blockedDates,
    duration,
    bufferBefore,
    bufferAfter,
    minimumNotice: bookable.minimumNotice,
    busy: taken.filter(({ whose }) => whose === "host"),
    guestBusy: taken.filter(({ whose }) => whose === "guest"),
  };
}

/** The times next to one that was taken: those after it, then those before it, nearest first. */
export async function nearestFreeTimes(
  db: Queryable,
  bookable: Bookable,
  host: HostClock,
  near: number,
  now: Date,
  party: BookingParty = {},
): Promise<number[]> {
  const within = { from: now.getTime(), until: horizon(host, now.getTime()) };
  const times = freeTimes(
    await loadBookingRules(db, bookable, host, within, now, party),
    within,
    now.getTime(),
  );
  const nearest = times.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near));
  return nearest.slice(0, maxNearestTimes);
}

const maxNearestTimes = 10;

interface BusySpan extends Span {
  whose: "host" | "guest";
}

async function loadBusySpans(
  db: Queryable,
  employerProfileId: string,
  { from, until }: Span,
  now: Date,
  { userProfileId = null, interviewId = null }: BookingParty,
): Promise<BusySpan[]> {
  const [since, to] = [new Date(from), new Date(until)];
  const { rows } = await sql<{ whose: BusySpan["whose"]; since: Date; until: Date }>`
    select 'host' as whose, busy_from as since, busy_until as until from interviews
    where employer_profile_id = ${employerProfileId} and status in ('pending', 'scheduled')
      and tstzrange(busy_from, busy_until) && tstzrange(${since}, ${to}) and id is distinct from ${interviewId}::uuid
    union all
    select 'host', hold.time - make_interval(mins => type.buffer_before), hold.ends_at + make_interval(mins => type.buffer_after)
    from interview_holds hold join interview_event_types type on type.id = hold.interview_event_type_id
    where hold.employer_profile_id = ${employerProfileId} and hold.expires_at > ${now}
      and hold.time < ${to} and hold.ends_at > ${since} and hold.user_profile_id is distinct from ${userProfileId}::uuid
    union all
    select 'host', busy.starts_at, busy.ends_at from calendar_busy_times busy
    join blocking_calendars calendar on calendar.id = busy.blocking_calendar_id and calendar.enabled
    where busy.employer_profile_id = ${employerProfileId}
      and tstzrange(busy.starts_at, busy.ends_at) && tstzrange(${since}, ${to})
    union all
    select 'guest', time, ends_at from interviews
    where user_profile_id = ${userProfileId}::uuid and status in ('pending', 'scheduled')
      and tstzrange(time, ends_at) && tstzrange(${since}, ${to}) and id is distinct from ${interviewId}::uuid`.execute(
    db,
  );
  return rows.map((row) => ({
    whose: row.whose,
    from: row.since.getTime(),
    until: row.until.getTime(),
  }));
}
