/** Saved filters over the API: stored in one form, visible to their owner alone, and cleared when viewed. */
import { afterAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { createEmployer } from "#features/jobs/api/jobs.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

const team = await createEmployer(server);
const path = "employers/saved_filter_selections";
type Person = Pick<typeof team, "request">;

const save = (attributes: object, as: Person = team) =>
  as.request(path, { method: "POST", body: { data: { type: "saved_filter_selections", attributes } } });
const change = (id: string, attributes: object) =>
  team.request(`${path}/${id}`, {
    method: "PATCH",
    body: { data: { type: "saved_filter_selections", id, attributes } },
  });

test("a search is saved in one form, however it was written", async () => {
  const answer = await save({
    name: "Teachers near us",
    filters: {
      status: "all",
      radiusInMiles: 25,
      lng: "-97.7426",
      lat: "30.27130",
      address: "Austin, TX",
      desiredRole: ["Teacher (Lead/Head)", "Assistant Teacher", "Assistant Teacher"],
      q: "",
      videoInterviewCompleted: false,
    },
  });
  expect(answer.status).toBe(201);
  const { attributes, relationships } = answer.json().data;
  expect(Object.entries(attributes.filters)).toEqual([
    ["lat", "30.2713"],
    ["lng", "-97.7426"],
    ["radiusInMiles", "25"],
    ["desiredRole", "Assistant Teacher,Teacher (Lead/Head)"],
    ["address", "Austin, TX"],
  ]);
  expect(attributes).toMatchObject({ name: "Teachers near us", diff: [], emailMe: false });
  expect(attributes.updatedAt).toBe(attributes.viewedAt);
  expect(relationships.employer_profile.data.type).toBe("employer_profiles");
});

test("the same filters are saved once", async () => {
  const filters = { desiredSchedule: "Full-time,Part-time" };
  const first = await save({ name: "Any hours", filters });
  const again = await save({ name: "The same", filters: { desiredSchedule: "Part-time,Full-time" } });
  expect(again.status).toBe(409);
  expect(again.json().errors[0]).toMatchObject({
    code: "duplicate",
    meta: { id: first.json().data.id, name: "Any hours" },
  });
  const other = await save({ name: "Videos", filters: { videoInterviewCompleted: "true" } });
  expect((await change(other.json().data.id, { filters })).status).toBe(409);
});

test.each([
  ["no name", { name: " ", filters: {} }, "name"],
  ["a filter nobody knows", { name: "x", filters: { shoeSize: "44" } }, "filters"],
  ["a word that is not on the list", { name: "x", filters: { desiredRole: "Astronaut" } }, "filters"],
  ["half a place", { name: "x", filters: { lat: "30" } }, "filters"],
  ["a radius around nothing", { name: "x", filters: { radiusInMiles: "10" } }, "filters"],
  ["a ZIP nobody knows", { name: "x", filters: { zipCode: "00000" } }, "filters"],
])("%s is refused at its attribute", async (_what, attributes, field) => {
  const answer = await save(attributes);
  expect(answer.status).toBe(422);
  expect(answer.json().errors[0]).toMatchObject({ meta: { field } });
});

test("it is renamed, looks for something else, mails or not, and is deleted", async () => {
  const { id } = (await save({ name: "Early childhood", filters: { major: "early_childhood" } })).json().data;
  const renamed = await change(id, { name: "Studied it", emailMe: true });
  expect(renamed.json().data.attributes).toMatchObject({ name: "Studied it", emailMe: true });
  const other = await change(id, { filters: { zipCode: "78701", workExperience: "3_years" } });
  expect(other.status, other.text).toBe(200);
  expect(other.json().data.attributes.filters.zipCode).toBe("78701");
  const row = await server.db
    .selectFrom("savedFilterSelections")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(row.lat).toBeCloseTo(30.27, 1);
  expect(row.radiusInMiles).toBe(25);
  expect((await team.request(`${path}/${id}`, { method: "DELETE" })).status).toBe(204);
  expect((await team.request(`${path}/${id}`)).status).toBe(404);
});

test("nobody else sees, changes or views it: no colleague, no other program, no educator", async () => {
  const { id } = (await save({ name: "Mine", filters: { languages: "Spanish" } })).json().data;
  const stranger = await createEmployer(server, { name: "Acorn Academy" });
  expect((await stranger.request(`${path}/${id}`)).status).toBe(404);
  expect((await stranger.request(`${path}/${id}/view`, { method: "POST" })).status).toBe(404);
  expect((await stranger.request(path)).json().data).toEqual([]);
  const educator = await server.person("educator");
  expect((await educator.request(path)).status).toBe(403);
  expect((await educator.request(`${path}/${id}/view`, { method: "POST" })).status).toBe(403);
  expect((await server.request(path)).status).toBe(401);
});

test("two profiles of one account keep their own", async () => {
  const other = await createEmployer(server, { name: "Second Home" });
  const { accountId } = team;
  const second = await server.db
    .insertInto("employerProfiles")
    .values({ accountId, employerId: other.employerId, firstName: "Robin", lastName: "Vale", slug: "two" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const headers = { "current-employer-profile-id": second.id };
  const answer = await team.request(path, { headers });
  expect(answer.json().data).toEqual([]);
});
