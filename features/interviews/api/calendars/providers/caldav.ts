/** CalDAV (RFC 4791): which calendars there are, and the events of one. */
import { calendarQuery, createAccount, fetchCalendars, propfind } from "tsdav";
import { asFetch } from "#platform/server/outgoing/as-fetch.ts";
import type { Outgoing } from "#platform/server/outgoing/guarded-client.ts";
import { OutgoingError } from "#platform/server/outgoing/outgoing-error.ts";
import { CalendarError, calendarErrorOf, refuseStatus } from "./calendar-error.ts";
import type { FoundCalendar } from "./found-calendar.ts";
import type { Window } from "../sync/merge-busy.ts";

export interface DavAccess {
  outgoing: Outgoing;
  /** The server, or a calendar on it. */
  url: string;
  username: string;
  password: string;
}

/** Asks the server for the calendars of who logs in there; the address may also be one calendar's own. */
export async function davCalendars(access: DavAccess): Promise<FoundCalendar[]> {
  const found = await told(access, async ({ fetch, headers }) => {
    if (await isCalendar(access.url, fetch, headers)) return [{ url: access.url, displayName: undefined }];
    const account = await createAccount({
      account: {
        serverUrl: access.url,
        accountType: "caldav",
        credentials: { username: access.username, password: access.password },
      },
      headers,
      fetch,
    });
    return fetchCalendars({ account, headers, fetch });
  });
  return found
    .filter((one) => !("components" in one) || !one.components?.length || one.components.includes("VEVENT"))
    .map(({ url, displayName }) => ({
      id: url,
      name: typeof displayName === "string" && displayName ? displayName : new URL(url).pathname,
      isPrimary: false,
    }));
}

/** The events of a calendar that touch the window, as iCalendar texts. */
export async function davEvents(access: DavAccess, { from, until }: Window): Promise<string[]> {
  const range = { _attributes: { start: stamp(from), end: stamp(until) } };
  const filters = [
    {
      "comp-filter": {
        _attributes: { name: "VCALENDAR" },
        "comp-filter": { _attributes: { name: "VEVENT" }, "time-range": range },
      },
    },
  ];
  const props = { "d:getetag": {}, "c:calendar-data": {} };
  const found = await told(access, ({ fetch, headers }) =>
    calendarQuery({ url: access.url, props, filters, depth: "1", headers, fetch }),
  );
  return found.flatMap(({ props: read, status }) => {
    if (status >= 400) refuseStatus(status);
    const data: unknown = (read as { calendarData?: unknown } | undefined)?.calendarData;
    const text = typeof data === "object" && data !== null && "_cdata" in data ? data._cdata : data;
    return typeof text === "string" ? [text] : [];
  });
}

type Fetch = typeof fetch;
type Way = { fetch: Fetch; headers: Record<string, string> };

/**
 * Runs the library over the guarded client. It turns failures into errors of its own words, or into none; so what
 * really happened is kept here.
 */
async function told<T>(access: DavAccess, run: (way: Way) => Promise<T>): Promise<T> {
  const failures: unknown[] = [];
  const statuses: number[] = [];
  const guarded = asFetch(access.outgoing);
  const fetch: Fetch = async (input, init) => {
    // Nothing is tried again once the address was refused.
    if (failures.some((error) => error instanceof OutgoingError && error.code === "inside_address"))
      throw failures[0];
    try {
      const answer = await guarded(input, init);
      statuses.push(answer.status);
      return answer;
    } catch (error) {
      failures.push(error);
      throw error;
    }
  };
  const login = Buffer.from(`${access.username}:${access.password}`).toString("base64");
  try {
    const result = await run({ fetch, headers: { authorization: `Basic ${login}` } });
    if (statuses.includes(401)) throw new CalendarError("unauthorized");
    return result;
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    if (failures.length > 0) throw calendarErrorOf(failures[0]);
    if (statuses.some((status) => status === 401 || status === 403)) throw new CalendarError("unauthorized");
    throw new CalendarError("no_calendar", error instanceof Error ? error.message : "");
  }
}

async function isCalendar(url: string, fetch: Fetch, headers: Record<string, string>): Promise<boolean> {
  const [found] = await propfind({ url, props: { "d:resourcetype": {} }, depth: "0", headers, fetch });
  const type: unknown = (found?.props as { resourcetype?: unknown } | undefined)?.resourcetype;
  return typeof type === "object" && type !== null && "calendar" in type;
}

/** As time-range wants it: `20261201T000000Z`. */
const stamp = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, "");
