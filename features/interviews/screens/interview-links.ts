/** Links out of an interview: into calendars of the web, and to a place on a map. Pure. */

export interface CalendarEntry {
  title: string;
  /** RFC 3339. */
  from: string;
  until: string;
  details: string;
  place: string;
}

export const googleCalendarLink = ({ title, from, until, details, place }: CalendarEntry) =>
  address("https://calendar.google.com/calendar/render", {
    action: "TEMPLATE",
    text: title,
    dates: `${basic(from)}/${basic(until)}`,
    details,
    location: place,
  });

export const outlookCalendarLink = ({ title, from, until, details, place }: CalendarEntry) =>
  address("https://outlook.live.com/calendar/0/deeplink/compose", {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt: new Date(from).toISOString(),
    enddt: new Date(until).toISOString(),
    body: details,
    location: place,
  });

export const directionsLink = (place: string) =>
  address("https://www.google.com/maps/search/", { api: "1", query: place });

/** "20260304T200000Z" */
const basic = (moment: string) => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, "");

const address = (base: string, values: Record<string, string>) => {
  const filled = Object.entries(values).filter(([, value]) => value !== "");
  return `${base}?${new URLSearchParams(filled)}`;
};
