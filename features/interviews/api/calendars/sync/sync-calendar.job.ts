/** Reads a calendar and stores its busy times. A failure is recorded; the previous busy times stay. */
import { errorCode } from "#platform/shared/caught-error.ts";
import { z } from "zod";
import { job, type Job, type JobContext } from "#platform/server/job.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { calendarErrorOf } from "../providers/calendar-error.ts";
import { hasLeft } from "../connection/end-calendar-access.ts";
import { storeBusyTimes, storeFailure } from "./store-busy-times.ts";
import type { Calendars } from "../providers/open-calendars.ts";
import { type CalendarToRead, readCalendar } from "../providers/read-calendar.ts";

const payload = z.object({ calendarId: z.uuid() });
export type SyncCalendar = Job<z.output<typeof payload>>;

/** From yesterday, for time zones a day behind, to the last day that can be booked. */
const windowAt = (now: number) => ({ from: now - dayMs, until: now + 100 * dayMs });

/** So that slow calendars leave room for mails. */
const mostAtOnce = 2;
const waitSeconds = 3;

export function syncCalendarJob(calendars: Calendars): SyncCalendar {
  let running = 0;

  const sync: SyncCalendar = job("calendars.sync", payload, async ({ calendarId }, context) => {
    if (running >= mostAtOnce) {
      const at = new Date(context.now().getTime() + waitSeconds * 1_000);
      return sync.enqueue(context.db, { calendarId }, { key: calendarId, at });
    }
    running++;
    try {
      await read(calendarId, context);
    } finally {
      running--;
    }
  });
  return sync;

  async function read(id: string, { db, log, now }: JobContext): Promise<void> {
    const what = await toRead(db, id, now());
    if (!what) return;
    try {
      const reading = await readCalendar(db, calendars, what, now());
      await storeBusyTimes(db, what, reading, now());
    } catch (error) {
      if (isOurs(error)) throw error;
      const { code, detail } = calendarErrorOf(error);
      log.info({ calendar: id, code, detail: detail.slice(0, 200) }, "calendar not read");
      await storeFailure(db, what, code, now());
    }
  }
}

/** The database's own trouble is no fault of the calendar: the job fails and is tried again. */
const isOurs = (error: unknown) => /^[0-9A-Z]{5}$/.test(errorCode(error) ?? "");

async function toRead(db: JobContext["db"], id: string, now: Date): Promise<CalendarToRead | undefined> {
  const calendar = await db
    .selectFrom("blockingCalendars as calendar")
    .innerJoin("employerProfiles as host", "host.id", "calendar.employerProfileId")
    .selectAll("calendar")
    .where("calendar.id", "=", id)
    .where("calendar.enabled", "=", true)
    .where("calendar.removedAt", "is", null)
    .where((eb) => eb.not(hasLeft))
    .executeTakeFirst();
  if (!calendar) return undefined;
  const { timeZone } = await db
    .selectFrom("employerProfiles")
    .select("timeZone")
    .where("id", "=", calendar.employerProfileId)
    .executeTakeFirstOrThrow();
  const credential = calendar.thirdPartyCredentialId
    ? await db
        .selectFrom("thirdPartyCredentials")
        .selectAll()
        .where("id", "=", calendar.thirdPartyCredentialId)
        .executeTakeFirst()
    : undefined;
  return { calendar, credential, timeZone, window: windowAt(now.getTime()) };
}
