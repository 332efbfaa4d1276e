/** Loads a host's stored hours: weekly ranges, days off, and the agreed interviews outside them. */
import { fullName } from "#features/accounts/full-name.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { type DateRange, type Hours, isWithin, type WeekRange } from "../../free-times.ts";
import { closedHolidays } from "../../holidays.ts";

export interface InterviewOutside {
  id: string;
  name: string;
  userProfileName: string;
  time: string;
  endsAt: string;
}

export async function loadWeek(db: Queryable, employerProfileId: string): Promise<WeekRange[]> {
  const rows = await db
    .selectFrom("interviewSlots")
    .select(["dayOfWeek", "startTime", "endTime"])
    .where("employerProfileId", "=", employerProfileId)
    .orderBy("dayOfWeek")
    .orderBy("startTime")
    .execute();
  return rows.map((row) => ({
    dayOfWeek: row.dayOfWeek,
    startTime: shortTime(row.startTime),
    endTime: shortTime(row.endTime),
  }));
}

/** `09:30:00` as PostgreSQL writes it → `09:30`. */
export const shortTime = (time: string) => time.slice(0, 5);

/** Days off that are not over, and the holidays on which the host has not opened. */
export async function loadBlockedDates(
  db: Queryable,
  employerProfileId: string,
  since: Date,
): Promise<DateRange[]> {
  // A day more: the host's own date may be one behind.
  const first = dateAfter(since, -1);
  const daysOff = await db
    .selectFrom("blockedDates")
    .select(["startDate", "endDate"])
    .where("employerProfileId", "=", employerProfileId)
    .where("endDate", ">=", first)
    .execute();
  const open = await db
    .selectFrom("openHolidays")
    .select("date")
    .where("employerProfileId", "=", employerProfileId)
    .where("date", ">=", first)
    .execute();
  const isOpen = new Set(open.map(({ date }) => String(date)));
  return [
    ...(daysOff as DateRange[]),
    ...closedHolidays(first, dateAfter(since, holidayHorizonDays), isOpen),
  ];
}

/** Nothing is booked further ahead. */
const holidayHorizonDays = 366;

const dateAfter = (since: Date, days: number) =>
  new Date(since.getTime() + days * dayMs).toISOString().slice(0, 10);

/** Upcoming interviews of a host that its hours would not offer any more; `instead` checks hours that are not saved yet. */
export async function findInterviewsOutside(
  db: Queryable,
  employerProfileId: string,
  now: Date,
  instead: Partial<Pick<Hours, "week" | "blockedDates">> = {},
): Promise<InterviewOutside[]> {
  const upcoming = await db
    .selectFrom("interviews")
    .innerJoin("userProfiles as educator", "educator.id", "interviews.userProfileId")
    .innerJoin("employerProfiles as host", "host.id", "interviews.employerProfileId")
    .select(["interviews.id", "interviews.name", "interviews.time", "interviews.endsAt"])
    .select(["educator.firstName", "educator.lastName", "host.timeZone"])
    .where("interviews.employerProfileId", "=", employerProfileId)
    .where("interviews.status", "in", ["pending", "scheduled"])
    .where("interviews.time", ">", now)
    .orderBy("interviews.time")
    .limit(500)
    .execute();
  if (upcoming.length === 0) return [];
  const hours: Hours = {
    timeZone: upcoming[0]!.timeZone,
    week: instead.week ?? (await loadWeek(db, employerProfileId)),
    blockedDates: instead.blockedDates ?? (await loadBlockedDates(db, employerProfileId, now)),
  };
  return upcoming
    .filter(({ time, endsAt }) => !isWithin(hours, { from: time.getTime(), until: endsAt.getTime() }))
    .map(({ id, name, time, endsAt, firstName, lastName }) => ({
      id,
      name,
      userProfileName: fullName({ firstName, lastName }),
      time: time.toISOString(),
      endsAt: endsAt.toISOString(),
    }));
}
