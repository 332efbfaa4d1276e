/** A license of the educator's own state is what a job requires, for the match, recommendations and search alike. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import { make } from "#features/educators/api/educators.fixtures.ts";
import type { MatchRow } from "#features/matching/match-row.ts";
import { findableFixtures } from "./findable-educators.fixtures.ts";

const license = "State teaching license: early childhood";
let server: Awaited<ReturnType<typeof testServer>>;
let fixtures: Awaited<ReturnType<typeof findableFixtures>>;
let employer: Awaited<ReturnType<typeof createEmployer>>;
let job: { id: string };

beforeAll(async () => {
  server = await testServer();
  fixtures = await findableFixtures(server);
  const at = { city: "Austin", zip: "78701", lat: 30.2713, lng: -97.7426, administrativeAreaLevel1: "TX" };
  employer = await createEmployer(server, { at });
  job = await employer.publish({ certificationQualifications: [license] });
});
afterAll(() => server.close());

/** An approved educator with one certification, chosen from that state's options. */
async function certified(state: string, title: string) {
  const option = await server.db
    .selectFrom("certificationOptions as option")
    .innerJoin("certificationCategories as category", "category.id", "option.certificationCategoryId")
    .innerJoin("geographies as area", "area.id", "category.geographyId")
    .select("option.id")
    .where("area.state", "=", state)
    .where("option.title", "=", title)
    .executeTakeFirstOrThrow();
  const person = await fixtures.approved();
  const made = await make(person, "user_profile/certifications", { certificationOptionId: option.id });
  if (made.status !== 201) throw new Error(made.text);
  return person;
}

const byEmployer = async (userProfileId: string): Promise<MatchRow | undefined> => {
  const answer = await employer.request(`user_profiles?filter[jobListingId]=${job.id}&page[size]=100`);
  const rows = answer.json().data as { id: string; meta: { match: { rows: MatchRow[] } } }[];
  const found = rows.find(({ id }) => id === userProfileId);
  return found?.meta.match.rows.find(({ criterion }) => criterion === "certifications");
};

const byEducator = async (person: Awaited<ReturnType<typeof certified>>) =>
  (await person.request(`job_listings/${job.id}`)).json().data.meta.match;

test("a job offers no state's own titles", async () => {
  const refused = await employer.change(job.id, {
    certificationQualifications: ["Texas teaching license: early childhood"],
  });
  expect(refused.status).toBe(422);
});

test.each(["Texas teaching license: early childhood", "Texas Educator Certificate, EC–6"])(
  "%s is what the job requires",
  async (title) => {
    const person = await certified("TX", title);
    expect(await byEducator(person)).toMatchObject({
      met: expect.arrayContaining(["certifications"]),
      otherStates: [],
    });
    expect(await byEmployer(person.id)).toMatchObject({ met: true, found: [title] });
    expect(await fixtures.finds(person.id, `filter[certifications]=${encodeURIComponent(license)}`)).toBe(
      true,
    );
    const own = encodeURIComponent(title.replaceAll(",", "\\,"));
    expect(await fixtures.finds(person.id, `filter[certifications]=CDA: Preschool,${own}`)).toBe(true);
    expect(await fixtures.finds(person.id, "filter[certifications]=State director credential")).toBe(false);
  },
);

test("another state's license is to be checked, by both sides", async () => {
  const person = await certified("CA", "Child Development Teacher Permit");
  expect(await byEducator(person)).toMatchObject({
    unknown: expect.arrayContaining(["certifications"]),
    otherStates: ["CA"],
  });
  expect(await byEmployer(person.id)).toMatchObject({ met: "unknown", otherStates: ["CA"] });
  expect(await fixtures.finds(person.id, `filter[certifications]=${encodeURIComponent(license)}`)).toBe(true);
});
