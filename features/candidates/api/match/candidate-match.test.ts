/** The match of one educator with one job: for the job's team, about educators it may read. */
import { afterAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { make } from "#features/educators/api/educators.fixtures.ts";
import { createFindableEducator } from "../candidates.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

test("a match is worked out for one's own jobs and people one may read", async () => {
  const author = await server.person("employer", { employerName: "Sunny Hill" });
  const other = await server.person("employer", { employerName: "Kite Harbor" });
  const educator = await createFindableEducator(server);
  const path = (job: string, profile = educator.userProfileId) =>
    `employer/user_profiles/${profile}/match?jobListingId=${job}`;
  const job = (
    await make(author, "employer/job_listings", {
      title: "Lead Teacher",
      roleType: "Teacher (Lead/Head)",
    })
  ).json().data.id;
  const found = (await author.request(path(job))).json();
  expect(found).toEqual({
    score: expect.any(Number),
    met: expect.any(Number),
    asked: found.rows.length,
    rows: found.rows,
  });
  expect((await other.request(path(job))).status).toBe(404);
  expect((await author.request(path(job, crypto.randomUUID()))).status).toBe(404);
  expect((await author.request(path("none"))).status).toBe(400);
  expect((await educator.request(path(job))).status).toBe(403);
  expect((await server.request(path(job))).status).toBe(401);
});
