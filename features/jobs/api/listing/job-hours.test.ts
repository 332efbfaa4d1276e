/** Days and hours over the API: what is stored, copied, refused and found. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { createEmployer, idsIn } from "../jobs.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let oaks: Awaited<ReturnType<typeof createEmployer>>;
beforeAll(async () => {
  server = await testServer();
  oaks = await createEmployer(server);
});
afterAll(() => server.close());

const hours = { days: [5, 1, 3, 1], startTime: "07:00", endTime: "15:00", hoursPerWeek: 37.5 };
const stored = { ...hours, days: [1, 3, 5], varies: false };
const found = async (query: string) =>
  idsIn(await server.request(`job_listings?filter[employerId]=${oaks.employerId}&${query}`));

test("are kept once each and in order, copied with the job, and taken away again", async () => {
  const draft = await oaks.write({ title: "Toddler Teacher", workingHours: hours });
  expect(draft.attributes.workingHours).toEqual(stored);
  const copy = await oaks.act(draft.id, "duplicate");
  expect(copy.json().data.attributes.workingHours).toEqual(stored);
  const emptied = await oaks.change(draft.id, { workingHours: null });
  expect(emptied.json().data.attributes.workingHours).toBeNull();
});

test("that end before they begin are refused", async () => {
  const attributes = { workingHours: { ...hours, endTime: "06:00" } };
  const body = { data: { type: "job_listings", attributes } };
  const answer = await oaks.request("employer/job_listings", { method: "POST", body });
  expect(answer.status).toBe(422);
  expect(answer.json().errors[0].detail).toBe("The end must be after the start");
});

test("are searched by, as soon as they change", async () => {
  const stating = await oaks.publish({ title: "Stating", workingHours: hours });
  const silent = await oaks.publish({ title: "Silent" });
  expect((await found("")).toSorted()).toEqual([stating.id, silent.id].toSorted());
  expect(await found("filter[doneBy]=15:00&filter[noWeekends]=true")).toEqual([stating.id]);
  expect(await found("filter[startsFrom]=08:00")).toEqual([]);
  expect((await found("filter[noWeekends]=false")).length).toBe(2);
  await oaks.change(silent.id, { workingHours: { days: [6], startTime: "09:00", endTime: "12:00" } });
  expect((await found("filter[doneBy]=15:00")).toSorted()).toEqual([stating.id, silent.id].toSorted());
  expect(await found("filter[doneBy]=12:00&filter[startsFrom]=09:00")).toEqual([silent.id]);
  expect(await found("filter[noWeekends]=true")).toEqual([stating.id]);
});
