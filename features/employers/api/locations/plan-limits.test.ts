/** The limits of a plan: for jobs and for locations, whichever plan is tried, and who may read what is used. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { make } from "#features/educators/api/educators.fixtures.ts";
import { employerOf, type TestEmployer } from "../employers.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const newcomer = (name: string) =>
  server.person("employer", { employerName: name, zipCode: "78701", address: "1 Elm Street" });
const addLocation = (who: TestEmployer, name: string) =>
  make(who, "locations", { name, address: "2 Oak Street", zip: "78701" });
const setLimits = (limits: { activeJobListingLimit?: number | null; locationLimit?: number | null }) =>
  server.db.updateTable("plans").set(limits).where("name", "=", "Growth").execute();

test("the team reads its plan and how much of it is used", async () => {
  const employer = await newcomer("First Steps");
  const id = await employerOf(employer);
  const plan = async (who: TestEmployer) => (await who.request(`employers/${id}`)).json().data.meta?.plan;
  expect(await plan(employer)).toEqual({
    name: "Growth",
    trial: false,
    activeJobListingLimit: 25,
    locationLimit: 5,
    activeJobListings: 0,
    locations: 1,
  });
  expect(await plan(await newcomer("Somebody Else"))).toBeUndefined();
  expect(await plan(await server.person("educator"))).toBeUndefined();
  expect((await server.request(`employers/${id}`)).json().data.meta?.plan).toBeUndefined();
});

test("one location too many needs a plan; two at once are not both the last; no limit is none", async () => {
  const employer = await newcomer("Many Doors");
  await setLimits({ locationLimit: 3 });
  expect((await addLocation(employer, "Second")).status).toBe(201);
  const both = await Promise.all([addLocation(employer, "Third"), addLocation(employer, "Fourth")]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 402]);
  const refused = both.find(({ status }) => status === 402)!;
  expect(refused.json().errors[0]).toMatchObject({
    code: "plan_required",
    detail: "You've reached 3 locations. Your plan has no room for more.",
    meta: { limit: 3, used: 3 },
  });
  await setLimits({ locationLimit: null });
  expect((await addLocation(employer, "Fourth")).status).toBe(201);
  await setLimits({ locationLimit: 5 });
});

test("plans are there for everyone to read, cheapest first, and nobody but operators changes them", async () => {
  const plans = (await server.request("employers/plans")).json().data as {
    id: string;
    attributes: Record<string, unknown>;
  }[];
  expect(
    plans.map(({ attributes: { name, activeJobListingLimit, locationLimit } }) => ({
      name,
      activeJobListingLimit,
      locationLimit,
    })),
  ).toEqual([
    { name: "Free", activeJobListingLimit: 1, locationLimit: 1 },
    { name: "Essential", activeJobListingLimit: 3, locationLimit: 1 },
    { name: "Growth", activeJobListingLimit: 25, locationLimit: 5 },
    { name: "Network", activeJobListingLimit: null, locationLimit: null },
  ]);
  const employer = await newcomer("Free Spirits");
  const { id } = plans[0]!;
  const body = { data: { type: "plans", id, attributes: { locationLimit: 100 } } };
  expect((await employer.request(`employers/plans/${id}`, { method: "PATCH", body })).status).toBe(403);
});
