/** A calendar feed of a journey's own, on the one loopback port that the product under test may read. */
import { createServer } from "node:http";
import { once } from "node:events";

/** Where the product is told to look; with a product that runs already, start that one with the same in OUTGOING_ALLOWED. */
export const feedPort = () => Number(process.env["CALENDAR_FEED_PORT"] ?? 45_871);

export interface CalendarFeed {
  url: string;
  /** What it answers from now on: busy times, or a page that is no calendar. */
  shows: (busy: { from: Date; until: Date }[] | "a page") => void;
  close: () => Promise<void>;
}

export async function calendarFeed(): Promise<CalendarFeed> {
  let body = "";
  const server = createServer((_request, answer) => answer.end(body)).listen(feedPort(), "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${feedPort()}/private-basic.ics`,
    shows: (busy) => (body = busy === "a page" ? "<h1>Log in</h1>" : calendarOf(busy)),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function calendarOf(busy: { from: Date; until: Date }[]): string {
  const events = busy.flatMap(({ from, until }, index) => [
    ...["BEGIN:VEVENT", `UID:event-${index}`, `DTSTAMP:${stamp(new Date())}`, "SUMMARY:Dentist"],
    ...[`DTSTART:${stamp(from)}`, `DTEND:${stamp(until)}`, "END:VEVENT"],
  ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//journeys//EN", ...events, "END:VCALENDAR", ""].join(
    "\r\n",
  );
}

/** `20261201T150000Z` */
const stamp = (time: Date) => time.toISOString().replace(/[-:]|\.\d{3}/g, "");
