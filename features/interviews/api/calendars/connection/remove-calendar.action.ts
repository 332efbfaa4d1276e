/** Removes a calendar: its busy times immediately, the rest after some minutes in which Undo restores it. */
import { z } from "zod";
import { action } from "#platform/server/action.ts";
import { resourceDocument } from "#platform/server/engine/describe-route.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { notFound } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { BlockingCalendar } from "../../../blocking-calendar.ts";
import { requestCalendarRead, resetSync } from "../sync/request-calendar-read.ts";
import type { SyncCalendar } from "../sync/sync-calendar.job.ts";

export const undoWithinMinutes = 10;

export async function removeCalendar(
  { db, now }: WriteContext,
  { id }: Row<"blockingCalendars">,
): Promise<void> {
  await db.deleteFrom("calendarBusyTimes").where("blockingCalendarId", "=", id).execute();
  await db
    .updateTable("blockingCalendars")
    .set({ ...resetSync, removedAt: now() })
    .where("id", "=", id)
    .execute();
}

export const restoreCalendar = (sync: SyncCalendar) =>
  action({
    path: "employers/blocking_calendars/:id/restore",
    for: ["employer"],
    access: "preparation",
    input: z.strictObject({}),
    summary: "Brings a calendar back that was removed a moment ago.",
    // Not `on`: a removed calendar is visible to nobody, and for these minutes its owner can bring it back.
    find: async ({ db, actor, now }, { id }) => {
      const row = await db
        .selectFrom("blockingCalendars")
        .select(["id", "enabled"])
        .where("id", "=", z.uuid().safeParse(id).data ?? null)
        .where("employerProfileId", "=", actor.kind === "employer" ? actor.employerProfileId : null)
        .where("removedAt", ">", new Date(now().getTime() - undoWithinMinutes * 60_000))
        .executeTakeFirst();
      if (!row) throw notFound();
      return row;
    },
    answers: { 200: resourceDocument(BlockingCalendar.type) },
    run: async (context, _, { id, enabled }) => {
      await context.db
        .updateTable("blockingCalendars")
        .set({ removedAt: null })
        .where("id", "=", id)
        .execute();
      if (enabled) await requestCalendarRead(sync, context, [id]);
      await recordAudit(context, { action: "restore", entity: BlockingCalendar.type, entityId: id });
      return { resource: { type: BlockingCalendar.type, id } };
    },
  });
