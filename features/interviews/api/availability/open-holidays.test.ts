import { testServer } from "#app/testing/test-server.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holidaysBetween } from "../../holidays.ts";
import { bookableEmployer, bookOk, createEducator, findFreeTimes, post } from "../interviews.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const { employer, hostId, eventType } = await bookableEmployer(server);
const path = "employers/open_holidays";

const dayAfter = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
// Between any two federal holidays lie at most 86 days.
const [holiday] = holidaysBetween(dayAfter(2), dayAfter(88));
const { date } = holiday!;
const timesOn = () =>
  findFreeTimes(server, eventType.id, { from: date, to: date, timeZone: "America/Chicago" });

beforeAll(async () => {
  await server.db.deleteFrom("openHolidays").where("employerProfileId", "=", hostId).execute();
  await server.db
    .updateTable("employerProfiles")
    .set({ calendarDaysInFuture: 90 })
    .where("id", "=", hostId)
    .execute();
});

test("nothing is offered on a holiday until the host opens it; opening twice is opening once", async () => {
  expect(await timesOn()).toEqual([]);
  const opened = await post(employer, path, { date });
  expect([opened.status, opened.json().data.attributes]).toEqual([201, { date }]);
  const again = await post(employer, path, { date });
  expect(again.json().data.id).toBe(opened.json().data.id);
  expect((await timesOn()).length).toBeGreaterThan(0);
});

test("what was agreed on a day that closes again stands", async () => {
  const ana = await createEducator(server);
  const [time] = await timesOn();
  const { id } = await bookOk(ana, eventType.id, time!);
  const [open] = (await employer.request(path)).json().data;
  expect((await employer.request(`${path}/${open.id}`, { method: "DELETE" })).status).toBe(204);
  expect(await timesOn()).toEqual([]);
  expect((await ana.request(`interviews/${id}`)).json().data.attributes.status).toBe("scheduled");
});

test("only holidays are opened, and only by employers", async () => {
  const refused = await post(employer, path, { date: "2027-03-03" });
  expect([refused.status, refused.json().errors[0].detail]).toEqual([422, "That day is not a holiday"]);
  const ana = await createEducator(server, "Bea");
  expect((await post(ana, path, { date })).status).toBe(403);
});
