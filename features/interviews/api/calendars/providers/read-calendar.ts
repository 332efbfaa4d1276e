/** Reads one calendar at its service: when it is busy, or that nothing changed since the last time. */
import { createHash } from "node:crypto";
import type { Database } from "#platform/server/database/database.ts";
import type { Row } from "#platform/server/resource.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { type Credential, accessToken } from "../connection/access-token.ts";
import { type DavAccess, davCalendars, davEvents } from "./caldav.ts";
import { CalendarError } from "./calendar-error.ts";
import { googleBusy } from "./google-calendar.ts";
import { readFeed } from "./ics-feed.ts";
import { type Busy, mergeBusy, type Window } from "../sync/merge-busy.ts";
import { microsoftBusy } from "./microsoft-calendar.ts";
import { type Calendars, sealedFor } from "./open-calendars.ts";
import { readInThread } from "./read-in-thread.ts";

export interface CalendarToRead {
  calendar: Row<"blockingCalendars">;
  credential: Credential | undefined;
  timeZone: string;
  window: Window;
}

/** What the next reading may spare itself. */
export type KnownVersion = Partial<Pick<Row<"blockingCalendars">, "etag" | "lastModified" | "contentHash">>;
export type CalendarReading = "unchanged" | { busy: Busy[]; known: KnownVersion };

/** A window of 100 days moves on: after five of them even an unchanged calendar is read again. */
const spareWhileKnown = 95 * dayMs;

export async function readCalendar(
  db: Database,
  calendars: Calendars,
  what: CalendarToRead,
  now: Date,
): Promise<CalendarReading> {
  const { calendar, window, timeZone } = what;
  const isKnown = (calendar.knownUntil?.getTime() ?? 0) > now.getTime() + spareWhileKnown;
  if (calendar.service === "ics") return readIcs(calendars, what, isKnown);
  if (calendar.service === "caldav") return readDav(calendars, what, isKnown);
  if (!what.credential) throw new CalendarError("lost_key");
  const access = await accessToken(db, calendars, what.credential, now);
  const busy =
    calendar.service === "google"
      ? await googleBusy(access, calendar.calendarId, window)
      : await microsoftBusy(access, calendar.calendarId, window, timeZone);
  return { busy: mergeBusy(busy, window), known: {} };
}

async function readIcs(
  { outgoing, secrets }: Calendars,
  { calendar, timeZone, window }: CalendarToRead,
  isKnown: boolean,
): Promise<CalendarReading> {
  const url = calendar.url && secrets.open(sealedFor.calendarUrl, calendar.url);
  if (!url) throw new CalendarError("lost_key");
  const feed = await readFeed(outgoing, url, isKnown ? calendar : null);
  if (feed === "unchanged") return feed;
  const { text, ...known } = feed;
  return whenChanged([text], known, { calendar, timeZone, window }, isKnown);
}

async function readDav(
  { outgoing, secrets }: Calendars,
  { calendar, credential, timeZone, window }: CalendarToRead,
  isKnown: boolean,
): Promise<CalendarReading> {
  const password = credential && secrets.open(sealedFor.secret, credential.secret);
  const url = credential?.url && secrets.open(sealedFor.credentialUrl, credential.url);
  if (password === undefined || !url) throw new CalendarError("lost_key");
  const access: DavAccess = { outgoing, url, username: credential!.accountName, password };
  const chosen = calendar.calendarId ? [{ id: calendar.calendarId }] : await davCalendars(access);
  if (chosen.length === 0) throw new CalendarError("no_calendar");
  const texts: string[] = [];
  for (const { id } of chosen) texts.push(...(await davEvents({ ...access, url: id }, window)));
  return whenChanged(texts, {}, { calendar, timeZone, window }, isKnown);
}

/** Texts that are the same as the last time, for the same zone, are not worked through again. */
async function whenChanged(
  texts: string[],
  known: KnownVersion,
  { calendar, timeZone, window }: Omit<CalendarToRead, "credential">,
  isKnown: boolean,
): Promise<CalendarReading> {
  const contentHash = createHash("sha256")
    .update(JSON.stringify([timeZone, texts]))
    .digest();
  if (isKnown && calendar.contentHash?.equals(contentHash)) return "unchanged";
  return { busy: await readInThread({ texts, timeZone, window }), known: { ...known, contentHash } };
}
