/** For tests: Google and Microsoft with a few calendars, on loopback. */
import { hourOf } from "../calendars.fixtures.ts";
import { oauthServer } from "../connection/oauth.fixtures.ts";

export const tomorrow = { inDays: 1 };
export const nextMonth = { inDays: 60, hour: 18 };
const begins = (time: object) => `${hourOf(time as typeof nextMonth).slice(0, 16)}:00`;
const ends = (time: object) => `${hourOf(time as typeof nextMonth).slice(17)}:00`;

export const startGoogle = () =>
  oauthServer("/o/oauth2/v2/auth", "/token", {
    "/calendar/v3/users/me/calendarList": () => ({
      items: [
        { id: "ana@example.com", summary: "ana@example.com", primary: true },
        { id: "team#1@group", summary: "Team", summaryOverride: "My team" },
      ],
    }),
    "/calendar/v3/freeBusy": ({ body }) => {
      const { timeMin, timeMax, items } = JSON.parse(body) as {
        timeMin: string;
        timeMax: string;
        items: { id: string }[];
      };
      const busy = [tomorrow, nextMonth]
        .map((time) => ({ start: `${begins(time)}Z`, end: `${ends(time)}Z` }))
        .filter(({ start }) => start >= timeMin && start < timeMax);
      const [{ id }] = items as [{ id: string }];
      const answer =
        id === "gone" ? { errors: [{ domain: "global", reason: "notFound" }], busy: [] } : { busy };
      return { calendars: { [id]: answer } };
    },
  });
const graph = "/v1.0/me/calendars";

export async function startMicrosoft() {
  const microsoft = await oauthServer("/common/oauth2/v2.0/authorize", "/common/oauth2/v2.0/token", {
    [`${graph}/a%2Fb/calendarView`]: ({ url }) =>
      url.searchParams.has("page2")
        ? { value: [event(nextMonth)] }
        : {
            value: [
              event(tomorrow),
              { ...event({ inDays: 2 }), showAs: "free" },
              { ...event({ inDays: 3 }), isCancelled: true },
              { ...event({ inDays: 4 }), showAs: "workingElsewhere" },
            ],
            "@odata.nextLink": `${microsoft.url}${graph}/a%2Fb/calendarView?page2=1`,
          },
    [`${graph}/away/calendarView`]: () => ({
      value: [],
      "@odata.nextLink": "https://elsewhere.example.com/v1.0/x",
    }),
    [graph]: () => ({ value: [{ id: "a/b", name: "Calendar", isDefaultCalendar: true }] }),
  });
  return microsoft;
}
const event = (time: object) => ({
  start: { dateTime: `${begins(time)}.0000000`, timeZone: "UTC" },
  end: { dateTime: `${ends(time)}.0000000`, timeZone: "UTC" },
});
