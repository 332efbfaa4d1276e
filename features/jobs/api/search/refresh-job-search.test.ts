/** The search row stays in step with whatever a job is found by, within the transaction that changes it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { employerOf, idsIn } from "../jobs-under-test.ts";
import { refreshJobsAtLocation, refreshJobsOfEmployer } from "../refresh-on-change.ts";
import { systemContext } from "#platform/server/system-context.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let oaks: Awaited<ReturnType<typeof employerOf>>;
beforeAll(async () => {
  server = await testServer();
  oaks = await employerOf(server, { name: "Little Oaks" });
});
afterAll(() => server.close());

const find = async (query: string) => idsIn(await server.ask(`job_listings?${query}`));
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

test("an employer's new name and place change all its jobs", async () => {
  const { id } = await oaks.publish({ title: "Cook" });
  const context = (tx: Parameters<Parameters<ReturnType<typeof server.db.transaction>["execute"]>[0]>[0]) =>
    systemContext(
      {
        log: server.app.log,
        settings: { origin: "" },
        now: () => new Date(),
        emit: server.platform.registry.emit,
      },
      tx,
    );
  await server.db.transaction().execute(async (tx) => {
    const name = "Mighty Maples";
    await tx
      .updateTable("employers")
      .set({ name, hiringHero: true })
      .where("id", "=", oaks.employerId)
      .execute();
    await refreshJobsOfEmployer(context(tx), { id: oaks.employerId, changed: ["name"] });
  });
  expect(await found("filter[q]=maples", id)).toBe(true);
  expect(await find("filter[q]=oaks cook")).toEqual([]);
  expect(await found("filter[hiringHero]=true", id)).toBe(true);
  await server.db.transaction().execute(async (tx) => {
    const waco = { city: "Waco", lat: 31.549, lng: -97.147 };
    await tx.updateTable("locations").set(waco).where("id", "=", oaks.locationId).execute();
    await refreshJobsAtLocation(context(tx), { id: oaks.locationId, changed: ["lat", "lng", "city"] });
  });
  expect(await found("filter[zipCode]=76701", id)).toBe(true);
  expect(await found("filter[zipCode]=78701", id)).toBe(false);
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
  const { title, compensation } = (await server.ask(`job_listings/${id}`)).json().data.attributes;
  const row = await server.db
    .selectFrom("jobSearch")
    .selectAll()
    .where("jobListingId", "=", id)
    .executeTakeFirstOrThrow();
  expect(row.fuzzy).toContain(String(title).toLowerCase());
  expect(row.hourlyMax).toBe(compensation.min * 100);
});
