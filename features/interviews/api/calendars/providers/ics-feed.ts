/** Fetches an ICS feed: only when it changed, and only if it is a calendar. */
import type { Outgoing } from "#platform/server/outgoing/guarded-client.ts";
import { CalendarError, refuseStatus } from "./calendar-error.ts";

export interface FeedValidators {
  etag: string | null;
  lastModified: string | null;
}

export interface Feed extends FeedValidators {
  text: string;
}

/** `unchanged` where the other side says so. */
export async function readFeed(
  outgoing: Outgoing,
  url: string,
  known: FeedValidators | null,
): Promise<Feed | "unchanged"> {
  const answer = await outgoing.fetch(url, {
    accept: "text/calendar, text/plain;q=0.5, */*;q=0.1",
    headers: {
      ...(known?.etag ? { "if-none-match": known.etag } : {}),
      ...(known?.lastModified ? { "if-modified-since": known.lastModified } : {}),
    },
  });
  if (answer.status === 304 && known) return "unchanged";
  refuseStatus(answer.status);
  const text = answer.body.toString("utf8");
  // Types are often wrong; what a calendar begins with is not.
  if (answer.status !== 200 || !/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text))
    throw new CalendarError("wrong_type");
  const { etag, "last-modified": lastModified } = answer.headers;
  return { text, etag: sendable(etag), lastModified: sendable(lastModified) };
}

/** What could not be sent back as it came would make every later request fail. */
const sendable = (header = "") => (/^[\x20-\x7e]{1,500}$/.test(header) ? header : null);
