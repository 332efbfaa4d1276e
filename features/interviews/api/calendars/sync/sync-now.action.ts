/** `POST employers/blocking_calendars/{id}/sync`: reads a calendar immediately. */
import { z } from "zod";
import { action } from "#platform/server/action.ts";
import { conflict } from "#platform/server/errors.ts";
import { BlockingCalendar } from "../../../blocking-calendar.ts";
import { requestCalendarRead, refuseTooOften } from "./request-calendar-read.ts";
import type { SyncCalendar } from "./sync-calendar.job.ts";

export const syncNow = (sync: SyncCalendar) =>
  action({
    path: "employers/blocking_calendars/:id/sync",
    for: ["employer"],
    access: "preparation",
    input: z.strictObject({}),
    summary: "Reads a calendar at once; `reading` is false again when it is done.",
    on: BlockingCalendar,
    run: async (context, _, calendar) => {
      if (!calendar.enabled) throw conflict(/*i18n*/ "Turn the calendar on first.", { code: "not_enabled" });
      refuseTooOften(calendar, context.now());
      await requestCalendarRead(sync, context, [calendar.id]);
      return { resource: { type: BlockingCalendar.type, id: calendar.id } };
    },
  });
