/** Stores the result of reading a calendar in one transaction: all its busy times, or only the failure. */
import { sql } from "kysely";
import type { Database, Transaction } from "#platform/server/database/database.ts";
import type { CalendarCode } from "../providers/calendar-error.ts";
import type { Busy } from "./merge-busy.ts";
import type { CalendarReading, CalendarToRead } from "../providers/read-calendar.ts";

/** Only times are stored, never titles. If the calendar was changed during the read, nothing is stored. */
export async function storeBusyTimes(
  db: Database,
  { calendar, window }: CalendarToRead,
  reading: CalendarReading,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await isStillWanted(tx, calendar))) return;
    const fresh = reading === "unchanged" ? {} : { ...reading.known, knownUntil: new Date(window.until) };
    if (reading !== "unchanged") await replace(tx, calendar, reading.busy);
    await tx
      .updateTable("blockingCalendars")
      .set({ ...fresh, syncedAt: now, failedAt: null, failure: null, failures: 0, nextSyncAt: null })
      .where("id", "=", calendar.id)
      .execute();
  });
}

/** Each failure in a row waits twice as long, six hours at most. */
export async function storeFailure(
  db: Database,
  { calendar }: CalendarToRead,
  failure: CalendarCode,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await isStillWanted(tx, calendar))) return;
    const failures = calendar.failures + 1;
    const minutes = Math.min(5 * 2 ** Math.min(failures - 1, 10), 360);
    await tx
      .updateTable("blockingCalendars")
      // A little early, so that the tick of the clock it waits for does not just miss it.
      .set({ failedAt: now, failure, failures, nextSyncAt: new Date(now.getTime() + (minutes - 1) * 60_000) })
      .where("id", "=", calendar.id)
      .execute();
  });
}

type Calendar = CalendarToRead["calendar"];

/** Another address, another zone or another way in since it was read: another reading is on its way. */
async function isStillWanted(tx: Transaction, { id, url, enabled, knownUntil }: Calendar): Promise<boolean> {
  const row = await tx
    .selectFrom("blockingCalendars")
    .select(["url", "enabled", "removedAt", "knownUntil"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row || row.removedAt || row.enabled !== enabled) return false;
  const isReset = row.knownUntil === null && knownUntil !== null;
  return !isReset && sameBytes(row.url, url);
}

const sameBytes = (one: Buffer | null, other: Buffer | null) =>
  one === null || other === null ? one === other : one.equals(other);

async function replace(tx: Transaction, { id, employerProfileId }: Calendar, busy: Busy[]): Promise<void> {
  await tx.deleteFrom("calendarBusyTimes").where("blockingCalendarId", "=", id).execute();
  const [starts, ends] = [0, 1].map((side) => busy.map((pair) => new Date(pair[side]!)));
  await sql`insert into calendar_busy_times (blocking_calendar_id, employer_profile_id, starts_at, ends_at)
    select ${id}::uuid, ${employerProfileId}::uuid, * from unnest(${starts}::timestamptz[], ${ends}::timestamptz[])`.execute(
    tx,
  );
}
