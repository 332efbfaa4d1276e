/** For tests of calendars: an employer, a server on loopback that the settings allow, and a worker that runs when told. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";
import { type RequestOptions, testServer } from "#app/testing/test-server.ts";
import { createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import type { Resolve } from "#platform/server/outgoing/resolve-name.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { calendarManifest } from "./calendar-manifest.ts";

export const calendarsPath = "employers/blocking_calendars";
export const connectionsPath = "employers/third_party_credentials";

export interface CalendarAttributes {
  id: string;
  attributes: Record<string, unknown> & {
    calendarName: string;
    enabled: boolean;
    host: string;
    reading: boolean;
    syncedAt: string | null;
    failedAt: string | null;
    failure: string | null;
    failureCode: string | null;
  };
}

/** A server on a free loopback port, gone after the file. */
export async function listen(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  afterAll(() => (server.closeAllConnections(), server.close()));
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}

interface Options {
  allowed: number[];
  settings?: Record<string, string>;
  resolve?: Resolve;
}

/** Await it at the top of a file. `clock.now` moves what the worker takes for the time. */
export async function startCalendars({ allowed, settings = {}, resolve }: Options) {
  const outgoing = allowed.map((port) => `127.0.0.1:${port}`).join(",");
  const server = await testServer({ OUTGOING_ALLOWED: outgoing, ...settings });
  afterAll(() => server.close());
  const clock = { now: () => new Date() };
  const { jobs } = calendarManifest(server.config, resolve);
  const worker = testJobs({ url: server.databaseUrl, db: server.db }, jobs, { now: () => clock.now() });

  const employer = async (name: string) => {
    const person = await createEmployer(server, { name });
    const post = (to: string, attributes: object, type = "blocking_calendars") =>
      person.request(to, { method: "POST", body: { data: { type, attributes } } });
    const patch = (calendar: CalendarAttributes, attributes: object) =>
      person.request(`${calendarsPath}/${calendar.id}`, {
        method: "PATCH",
        body: { data: { type: "blocking_calendars", id: calendar.id, attributes } },
      });
    const read = async (id: string): Promise<CalendarAttributes> =>
      (await person.request(`${calendarsPath}/${id}`)).json().data;
    return {
      ...person,
      post,
      patch,
      read,
      request: (to: string, options?: RequestOptions) => person.request(to, options),
      /** Connects a calendar and lets the worker read it. */
      async connect(attributes: object): Promise<CalendarAttributes> {
        const answer = await post(calendarsPath, { calendarName: "Work", service: "ics", ...attributes });
        if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.text}`);
        await worker.run();
        return read(answer.json().data.id);
      },
      /** Busy times of a calendar as `from/until`, in UTC to the minute. */
      async busy({ id }: { id: string }): Promise<string[]> {
        const rows = await server.db
          .selectFrom("calendarBusyTimes")
          .select(["startsAt", "endsAt"])
          .where("blockingCalendarId", "=", id)
          .orderBy("startsAt")
          .execute();
        return rows.map(({ startsAt, endsAt }) =>
          [startsAt, endsAt].map((time) => time.toISOString().slice(0, 16)).join("/"),
        );
      },
    };
  };
  return { server, worker, clock, employer };
}

/** An event at an hour of a day from today, as iCalendar has it. */
export function icsOf(...events: { inDays: number; hour?: number; uid?: string }[]): string {
  const lines = events.flatMap(({ inDays, hour = 15, uid }, index) => [
    ...["BEGIN:VEVENT", `UID:${uid ?? `event-${index}`}`, "DTSTAMP:20260101T000000Z", "SUMMARY:Dentist"],
    ...[`DTSTART:${day(inDays)}T${hour}0000Z`, "DURATION:PT1H", "END:VEVENT"],
  ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//t//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");
}

const day = (inDays: number) =>
  new Date(Date.now() + inDays * dayMs).toISOString().slice(0, 10).replaceAll("-", "");

/** The same event as `busy` tells it. */
export function hourOf({ inDays, hour = 15 }: { inDays: number; hour?: number }): string {
  const date = new Date(Date.now() + inDays * dayMs).toISOString().slice(0, 10);
  return `${date}T${hour}:00/${date}T${hour + 1}:00`;
}
