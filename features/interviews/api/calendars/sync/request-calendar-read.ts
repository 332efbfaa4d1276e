/** Enqueues an immediate read of a calendar, which the worker runs after this transaction. */
import type { RowChange } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { tooManyRequests } from "#platform/server/errors.ts";
import type { SyncCalendar } from "./sync-calendar.job.ts";

/** As if it had never been read: what was known of it belongs to another address, zone or way in. */
export const resetSync = { etag: null, lastModified: null, contentHash: null, knownUntil: null };

export async function requestCalendarRead(
  sync: SyncCalendar,
  { db, now }: { db: Transaction; now: () => Date },
  ids: string[],
  changes: Partial<typeof resetSync> = {},
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("blockingCalendars")
    .set({ ...changes, requestedAt: now(), nextSyncAt: null, failures: 0 })
    .where("id", "in", ids)
    .execute();
  for (const id of ids) await sync.enqueue(db, { calendarId: id }, { key: id });
}

const waitSeconds = 5;

/** Other people's servers are not asked at anybody's will. Throws `429`. */
export function refuseTooOften({ requestedAt }: { requestedAt: Date | null }, now: Date): void {
  const passed = now.getTime() - (requestedAt?.getTime() ?? 0);
  if (passed < waitSeconds * 1_000) throw tooManyRequests(Math.ceil(waitSeconds - passed / 1_000));
}

/** Whole days and times without a zone are meant in the profile's: another zone means other times. */
export const readAfterZoneChange =
  (sync: SyncCalendar) =>
  async (context: WriteContext, { id, changed }: RowChange<"employerProfiles">): Promise<void> => {
    if (!changed.includes("timeZone")) return;
    const calendars = await context.db
      .selectFrom("blockingCalendars")
      .select("id")
      .where("employerProfileId", "=", id)
      .where("removedAt", "is", null)
      .execute();
    await requestCalendarRead(
      sync,
      context,
      calendars.map((calendar) => calendar.id),
      resetSync,
    );
  };

/** A calendar that was turned on, or has another address. */
export const readAfterChange =
  (sync: SyncCalendar) =>
  async (context: WriteContext, { id, changed, after }: RowChange<"blockingCalendars">): Promise<void> => {
    if (!after?.["enabled"] || !(changed.includes("enabled") || changed.includes("url"))) return;
    await requestCalendarRead(sync, context, [id], changed.includes("url") ? resetSync : {});
  };
