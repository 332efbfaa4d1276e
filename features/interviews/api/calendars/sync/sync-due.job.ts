/** Every five minutes, enqueues one read per due calendar, spread over the interval until the next run. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { job } from "#platform/server/job.ts";
import { hasLeft } from "../connection/end-calendar-access.ts";
import type { SyncCalendar } from "./sync-calendar.job.ts";

const spreadSeconds = 240;

export const syncDueJob = (sync: SyncCalendar) =>
  job(
    "calendars.sync-due",
    z.object({}),
    async (_, { db, now }) => {
      const due = await db
        .selectFrom("blockingCalendars as calendar")
        .innerJoin("employerProfiles as host", "host.id", "calendar.employerProfileId")
        .select("calendar.id")
        .where("calendar.enabled", "=", true)
        .where("calendar.removedAt", "is", null)
        .where((eb) => eb.not(hasLeft))
        .where((eb) => eb.or([eb("nextSyncAt", "is", null), eb("nextSyncAt", "<=", now())]))
        .execute();
      for (const { id } of due) {
        const at = new Date(now().getTime() + spreadOf(id) * 1_000);
        // A read requested by the host is not postponed.
        await sync.enqueue(db, { calendarId: id }, { key: id, at, keepScheduledTime: true });
      }
    },
    { cron: "*/5 * * * *" },
  );

/** The same second for the same calendar each time, so that it is read every five minutes. */
const spreadOf = (id: string) => createHash("sha256").update(id).digest().readUInt32BE() % spreadSeconds;
