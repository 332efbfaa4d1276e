/** What a calendar is for: times it says are busy are not offered, and only while it is on. */
import { expect, test } from "vitest";
import { bookableEmployer, findFreeTimes } from "../../interviews.fixtures.ts";
import { startCalendars, hourOf, icsOf, listen, calendarsPath } from "../calendars.fixtures.ts";

const inTwoDays = { inDays: 2, hour: 18 };
const feed = await listen((_, answer) => answer.end(icsOf(inTwoDays)));
const { server, worker } = await startCalendars({ allowed: [feed.port] });

test("turning on a blocking calendar removes clashing times, turning it off gives them back", async () => {
  const { employer, eventType } = await bookableEmployer(server, { duration: 30 });
  const body = {
    data: {
      type: "blocking_calendars",
      attributes: { calendarName: "Work", service: "ics", url: feed.url, enabled: false },
    },
  };
  const { data } = (await employer.request(calendarsPath, { method: "POST", body })).json();
  const clashing = async () => {
    const [from, until] = hourOf(inTwoDays)
      .split("/")
      .map((time) => Date.parse(`${time}Z`));
    const times = await findFreeTimes(employer, eventType.id);
    expect(times.length).toBeGreaterThan(100);
    return times.map((time) => Date.parse(time)).filter((time) => time > from! - 1_800_000 && time < until!)
      .length;
  };
  const turn = async (enabled: boolean) => {
    const patch = { data: { type: "blocking_calendars", id: data.id, attributes: { enabled } } };
    expect(
      (await employer.request(`${calendarsPath}/${data.id}`, { method: "PATCH", body: patch })).status,
    ).toBe(200);
    await worker.run();
  };
  expect(await clashing()).toBeGreaterThan(0);
  await turn(true);
  expect(await clashing()).toBe(0);
  await turn(false);
  expect(await clashing()).toBeGreaterThan(0);
  await turn(true);
  expect((await employer.request(`${calendarsPath}/${data.id}`, { method: "DELETE" })).status).toBe(204);
  expect(await clashing()).toBeGreaterThan(0);
});
