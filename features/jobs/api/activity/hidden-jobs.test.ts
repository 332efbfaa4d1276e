/** Hidden jobs and programs are out of an educator's search, and come back. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import { createEmployer } from "../jobs.fixtures.ts";
import { recommendableJobs } from "../recommendations/recommendable-jobs.ts";

const server = await testServer();
afterAll(() => server.close());
const [oaks, elms] = [
  await createEmployer(server, { name: "Hidden Oaks" }),
  await createEmployer(server, { name: "Hidden Elms" }),
];
const [first, second, third] = [await oaks.publish(), await oaks.publish(), await elms.publish()];
const ana = await server.person("educator", { zipCode: "78701" });
const ben = await server.person("educator", { zipCode: "78701" });

const hide = (attributes: object, who = ana) =>
  who.request("hidden_jobs", { method: "POST", body: { data: { type: "hidden_jobs", attributes } } });
const found = async (who = ana, query = "") =>
  ((await who.request(`job_listings?page[size]=100${query}`)).json().data as { id: string }[])
    .map(({ id }) => id)
    .filter((id) => [first.id, second.id, third.id].includes(id))
    .toSorted();
const all = [first.id, second.id, third.id].toSorted();

test("one job, then all jobs of its program; each comes back", async () => {
  expect(await found()).toEqual(all);
  const one = await hide({ jobListingId: first.id });
  expect(one.status).toBe(201);
  expect(one.json().data.attributes.name).toMatch(/, Hidden Oaks$/);
  expect(await found()).toEqual([second.id, third.id].toSorted());
  const program = await hide({
    employerId: (await oaks.request(`job_listings/${first.id}`)).json().data.relationships.employer.data.id,
  });
  expect(program.json().data.attributes.name).toBe("Hidden Oaks");
  expect(await found()).toEqual([third.id]);
  expect(await found(ben)).toEqual(all);
  await ana.request(`hidden_jobs/${program.json().data.id}`, { method: "DELETE" });
  await ana.request(`hidden_jobs/${one.json().data.id}`, { method: "DELETE" });
  expect(await found()).toEqual(all);
});

test("what is hidden is not recommended either", async () => {
  const one = await hide({ jobListingId: first.id });
  const { id } = await server.db
    .selectFrom("userProfiles")
    .select("id")
    .where("accountId", "=", ana.accountId)
    .executeTakeFirstOrThrow();
  const open = await recommendableJobs(server.db, id, all);
  expect([...open].toSorted()).toEqual([second.id, third.id].toSorted());
  await ana.request(`hidden_jobs/${one.json().data.id}`, { method: "DELETE" });
  expect([...(await recommendableJobs(server.db, id, all))].toSorted()).toEqual(all);
});

test("hiding twice is hiding once; liked jobs stay in the list of the liked", async () => {
  const [one, again] = [await hide({ jobListingId: second.id }), await hide({ jobListingId: second.id })];
  expect(again.json().data.id).toBe(one.json().data.id);
  await ana.request(`job_listings/${second.id}/like`, { method: "POST", body: {} });
  expect(await found(ana, "&filter[liked]=true")).toEqual([second.id]);
  expect(await found()).not.toContain(second.id);
});

test("neither nothing, nor both, nor what was never public", async () => {
  const draft = await server.db
    .insertInto("jobListings")
    .columns(["employerId", "slug"])
    .expression((eb) =>
      eb
        .selectFrom("jobListings")
        .select(["employerId", eb.val("a-draft").as("slug")])
        .where("id", "=", first.id),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  expect((await hide({})).status).toBe(422);
  expect((await hide({ jobListingId: first.id, employerId: first.id })).status).toBe(422);
  expect((await hide({ jobListingId: draft.id })).status).toBe(404);
});

test("nobody else reads or removes what one hides", async () => {
  const { id } = (await hide({ jobListingId: third.id })).json().data;
  expect((await ben.request("hidden_jobs")).json().data).toEqual([]);
  expect((await ben.request(`hidden_jobs/${id}`, { method: "DELETE" })).status).toBe(404);
  expect((await oaks.request("hidden_jobs")).status).toBe(403);
});
