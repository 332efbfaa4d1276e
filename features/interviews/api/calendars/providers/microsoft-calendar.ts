/** Outlook and Microsoft 365: which calendars there are, and when one is busy (Microsoft Graph v1.0). */
import { z } from "zod";
import { CalendarError } from "./calendar-error.ts";
import type { FoundCalendar } from "./found-calendar.ts";
import type { Busy, Window } from "../sync/merge-busy.ts";
import { type ServiceAccess, serviceCall } from "./calendar-api.ts";
import { startOfDay } from "./ics-wall-clock.ts";

const list = z.object({
  value: z.array(
    z.object({ id: z.string(), name: z.string().nullish(), isDefaultCalendar: z.boolean().nullish() }),
  ),
});

export async function microsoftCalendars(access: ServiceAccess): Promise<FoundCalendar[]> {
  const { value } = await serviceCall(
    access,
    "/me/calendars?$select=id,name,isDefaultCalendar&$top=100",
    list,
  );
  return value.map(({ id, name, isDefaultCalendar }) => ({
    id,
    name: name || id,
    isPrimary: isDefaultCalendar === true,
  }));
}

const dateTime = z.object({ dateTime: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/) });
const events = z.object({
  value: z.array(
    z.object({
      start: dateTime,
      end: dateTime,
      isAllDay: z.boolean().nullish(),
      isCancelled: z.boolean().nullish(),
      showAs: z.string().nullish(),
    }),
  ),
  "@odata.nextLink": z.string().optional(),
});
type GraphEvent = z.output<typeof events>["value"][number];

const mostPages = 40;
const asked = "$select=start,end,isAllDay,isCancelled,showAs&$top=500";

export async function microsoftBusy(
  access: ServiceAccess,
  id: string,
  { from, until }: Window,
  timeZone: string,
): Promise<Busy[]> {
  const span = `startDateTime=${at(from)}&endDateTime=${at(until)}`;
  const busy: Busy[] = [];
  let next: string | undefined = `/me/calendars/${encodeURIComponent(id)}/calendarView?${span}&${asked}`;
  for (let page = 0; next; page++) {
    if (page === mostPages) throw new CalendarError("too_many");
    // All times in UTC, whatever the calendar's own zone.
    const headers = { prefer: 'outlook.timezone="UTC"' };
    const answer: z.output<typeof events> = await serviceCall(access, next, events, { headers });
    busy.push(...answer.value.filter(keepsBusy).map((event) => timeOf(event, timeZone)));
    next = answer["@odata.nextLink"];
  }
  return busy;
}

const at = (time: number) => new Date(time).toISOString();

const keepsBusy = ({ isCancelled, showAs }: GraphEvent) =>
  !isCancelled && !["free", "workingElsewhere"].includes(showAs ?? "");

/** Of an all-day event only the dates are meant, in the zone of whoever keeps the calendar. */
function timeOf({ start, end, isAllDay }: GraphEvent, timeZone: string): Busy {
  const moment = isAllDay
    ? ({ dateTime: text }: { dateTime: string }) => startOfDay(new Date(text.slice(0, 19)), timeZone)
    : ({ dateTime: text }: { dateTime: string }) => Date.parse(`${text.slice(0, 19)}Z`);
  return [moment(start), moment(end)];
}
