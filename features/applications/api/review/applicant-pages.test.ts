/** Pages of applicants behind one another: the same as the numbered ones, and nobody twice while others come and go. */
import { readByLinks, readByNumbers } from "#app/testing/read-pages.ts";
import { testServer } from "#app/testing/test-server.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ApplicationState } from "../../application-constants.ts";
import { createJobWithEmployer, employerApplications } from "../applications.fixtures.ts";
import { insertApplicants } from "../download/many-applicants.fixtures.ts";

const count = 110;
const server = await testServer();
afterAll(() => server.close());
const { employer, job } = await createJobWithEmployer(server);

/** Many alike in each key, and some without the one that may be missing. */
beforeAll(async () => {
  const { employerId } = await server.db
    .selectFrom("jobListings")
    .select("employerId")
    .where("id", "=", job.id)
    .executeTakeFirstOrThrow();
  await insertApplicants(server.db, { count, employerId, jobListingId: job.id });
  await sql`update user_profiles set first_name = 'Ana', last_name = 'Ruiz ' || n % 9
    from (select id, row_number() over (order by id) as n from user_profiles where slug like 'many-%') as many
    where many.id = user_profiles.id`.execute(server.db);
  await sql`update job_applications set match_score = n % 7 / 7.0, created_at = now() - n % 5 * interval '1 day',
      submitted_at = case when n % 6 > 0 then now() - n % 4 * interval '1 hour' end
    from (select id, row_number() over (order by id) as n from job_applications) as many
    where many.id = job_applications.id`.execute(server.db);
});
beforeEach(() => setStates("draft", "submitted"));

const setStates = (from: ApplicationState, to: ApplicationState, ids?: readonly string[]) =>
  server.db
    .updateTable("jobApplications")
    .set({ aasmState: to })
    .where("aasmState", "=", from)
    .$if(ids !== undefined, (rows) => rows.where("id", "in", ids!))
    .execute();

const pathBy = (sort: string, more = "") =>
  `${employerApplications}?page[size]=8&fields[job_applications]=names${more}${sort && `&sort=${sort}`}`;

const keys = ["submittedAt", "createdAt", "updatedAt", "matchScore", "name"];
const orders = ["", ...keys, ...keys.map((name) => `-${name}`), "-matchScore,name", "name,-createdAt"];

test.each(orders)("by “%s” the links lead through the same applicants as the numbers", async (sort) => {
  for (const filter of ["", "&filter[showStatus]=unviewed", `&filter[jobListingId]=${job.id}`]) {
    const numbered = await readByNumbers(employer, pathBy(sort, filter));
    expect(new Set(numbered.ids).size).toBe(numbered.ids.length);
    expect(numbered.ids.length).toBeGreaterThan(30);
    expect(await readByLinks(employer, pathBy(sort, filter))).toEqual(numbered);
  }
});

test.each(orders)("by “%s” nobody is met twice while others apply and take back", async (sort) => {
  const all = (await readByNumbers(employer, pathBy(sort))).ids;
  const applyLater = new Set(all.filter((_id, index) => index % 4 === 1));
  await setStates("submitted", "draft", [...applyLater]);
  const stay = all.filter((id) => !applyLater.has(id));
  let gone: string[] = [];
  const { ids } = await readByLinks(employer, pathBy(sort), async () => {
    const come = [...applyLater].slice(0, 3);
    await setStates("draft", "submitted", come.length > 0 ? come : [job.id]);
    for (const id of come) applyLater.delete(id);
    const goes = stay.at(-1 - gone.length * 2)!;
    gone = [...gone, goes];
    await setStates("submitted", "draft", [goes]);
  });
  expect(new Set(ids).size).toBe(ids.length);
  // Who was there all the time is met.
  expect(stay.filter((id) => !ids.includes(id) && !gone.includes(id))).toEqual([]);
  // In the same order as all of them.
  expect(ids).toEqual(all.filter((id) => ids.includes(id)));
});

test("the place of the next page is not believed", async () => {
  const cursors = [
    "x",
    "W10",
    '["2026-01-01"]',
    '["Ana","x"]',
    `[1,"${job.id}"]`,
    `["a\\u0000","${job.id}"]`,
  ];
  for (const cursor of cursors) {
    const sent = cursor.startsWith("[") ? Buffer.from(cursor).toString("base64url") : cursor;
    const answer = await employer.request(`${pathBy("name")}&page[after]=${sent}`);
    expect([cursor, answer.status]).toEqual([cursor, 400]);
    expect(answer.json().errors[0].source).toEqual({ parameter: "page[after]" });
  }
});
