/** The search row is updated in the transaction that changes anything a job is found by. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { createEmployer, idsIn } from "../jobs.fixtures.ts";
import { refreshJobsOfEmployer } from "./refresh-on-change.ts";
import type { WriteContext } from "#platform/server/context.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let oaks: Awaited<ReturnType<typeof createEmployer>>;
beforeAll(async () => {
  server = await testServer();
  oaks = await createEmployer(server, { name: "Little Oaks" });
});
afterAll(() => server.close());

const find = async (query: string) => idsIn(await server.request(`job_listings?${query}`));
const found = async (query: string, id: string) => (await find(query)).includes(id);

test("pausing, closing and removing take a job out of search, resuming brings it back", async () => {
  const { id } = await oaks.publish({ title: "Garden Teacher" });
  expect(await find("filter[q]=garden")).toEqual([id]);
  await oaks.act(id, "pause");
  expect(await find("filter[q]=garden")).toEqual([]);
  await oaks.act(id, "publish");
  expect(await find("filter[q]=garden")).toEqual([id]);
  await oaks.act(id, "close");
  expect(await find("filter[q]=garden")).toEqual([]);
});

test("an edit is found at once, and what was edited away no more", async () => {
  const { id } = await oaks.publish({ title: "Music Teacher", employmentType: ["Full-time"] });
  await oaks.change(id, {
    title: "Dance Teacher",
    employmentType: ["Part-time"],
    compensation: { min: 100_000, max: 104_000, interval: "year" },
    languages: ["French"],
    description: "<p>Bring your <b>tambourine</b></p>",
  });
  expect(await find("filter[q]=music")).toEqual([]);
  for (const query of [
    "filter[q]=dance",
    "filter[q]=tambourines",
    "filter[languages]=French",
    "filter[minimumWage]=50",
  ])
    expect([query, await find(query)]).toEqual([query, [id]]);
  expect(await find("filter[minimumWage]=50.01")).toEqual([]);
  expect(await found("filter[schedule]=full-time", id)).toBe(false);
});

test("a draft's edits reach nobody", async () => {
  const draft = await oaks.write({ title: "Secret Teacher" });
  await oaks.change(draft.id, { title: "Very Secret Teacher" });
  expect(await find("filter[q]=secret")).toEqual([]);
});

test("an employer's new name and a location's new place change all its jobs", async () => {
  const { id } = await oaks.publish({ title: "Cook" });
  const patch = (type: string, rowId: string, attributes: object) =>
    oaks.request(`${type}/${rowId}`, { method: "PATCH", body: { data: { type, id: rowId, attributes } } });
  expect((await patch("employers", oaks.employerId, { name: "Mighty Maples" })).status).toBe(200);
  expect(await found("filter[q]=maples", id)).toBe(true);
  expect(await find("filter[q]=oaks cook")).toEqual([]);
  expect(await found("filter[zipCode]=78701", id)).toBe(true);
  expect(
    (await patch("locations", oaks.locationId, { zip: "76701", lat: 31.549, lng: -97.147 })).status,
  ).toBe(200);
  expect(await found("filter[zipCode]=76701", id)).toBe(true);
  expect(await found("filter[zipCode]=78701", id)).toBe(false);
});

test("jobs of an employer that was turned away are out of sight, and back when it is let in again", async () => {
  const { id } = await oaks.publish({ title: "Gardener" });
  const refuse = async (refused: string | null) => {
    await server.db.updateTable("employers").set({ refused }).where("id", "=", oaks.employerId).execute();
    const change = { id: oaks.employerId, changed: ["approvalState"] };
    await server.db.transaction().execute((db) => refreshJobsOfEmployer({ db } as WriteContext, change));
  };
  await refuse("suspended");
  expect(await found("filter[q]=gardener", id)).toBe(false);
  expect((await server.request(`job_listings/${id}`)).status).toBe(404);
  expect((await oaks.request(`employer/job_listings/${id}`)).status).toBe(200);
  await refuse(null);
  expect(await found("filter[q]=gardener", id)).toBe(true);
});

test("two who change one job at the same time both end up in its row", async () => {
  const { id } = await oaks.publish({ title: "Painter" });
  const changes = Array.from({ length: 6 }, (_, index) =>
    oaks.change(
      id,
      index % 2 ? { title: `Potter ${index}` } : { compensation: { min: 20 + index, interval: "hour" } },
    ),
  );
  await Promise.all(changes);
  const { title, compensation } = (await server.request(`job_listings/${id}`)).json().data.attributes;
  const row = await server.db
    .selectFrom("jobSearch")
    .selectAll()
    .where("jobListingId", "=", id)
    .executeTakeFirstOrThrow();
  expect(row.fuzzy).toContain(String(title).toLowerCase());
  expect(row.hourlyMax).toBe(compensation.min * 100);
});
