/** Google Calendar: which calendars there are, and when one is busy (Calendar API v3). */
import { z } from "zod";
import { dayMs } from "#platform/shared/duration.ts";
import { CalendarError } from "./calendar-error.ts";
import type { FoundCalendar } from "./found-calendar.ts";
import type { Busy, Window } from "../sync/merge-busy.ts";
import { type ServiceAccess, serviceCall } from "./calendar-api.ts";

const list = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        summary: z.string().default(""),
        summaryOverride: z.string().optional(),
        primary: z.boolean().default(false),
      }),
    )
    .default([]),
});

export async function googleCalendars(access: ServiceAccess): Promise<FoundCalendar[]> {
  const { items } = await serviceCall(
    access,
    "/users/me/calendarList?minAccessRole=freeBusyReader&maxResults=250",
    list,
  );
  return items.map(({ id, summary, summaryOverride, primary }) => ({
    id,
    name: summaryOverride ?? (summary || id),
    isPrimary: primary,
  }));
}

const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const freeBusy = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      errors: z.array(z.object({ reason: z.string() })).optional(),
      busy: z.array(z.object({ start: time, end: time })).default([]),
    }),
  ),
});

/** Google answers no longer than a few months at once. */
const mostDays = 40 * dayMs;

export async function googleBusy(
  access: ServiceAccess,
  id: string,
  { from, until }: Window,
): Promise<Busy[]> {
  const busy: Busy[] = [];
  for (let start = from; start < until; start += mostDays) {
    const body = { timeMin: at(start), timeMax: at(Math.min(start + mostDays, until)), items: [{ id }] };
    const { calendars } = await serviceCall(access, "/freeBusy", freeBusy, { body });
    const found = Object.hasOwn(calendars, id) ? calendars[id] : undefined;
    if (!found || found.errors?.length) throw new CalendarError("not_found", found?.errors?.[0]?.reason);
    busy.push(...found.busy.map(({ start: begins, end }) => [begins, end] as const));
  }
  return busy;
}

const at = (time: number) => new Date(time).toISOString();
