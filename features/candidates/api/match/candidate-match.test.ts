/** How one educator matches one job: told to the job's team, about people it may read. */
import { afterAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { make } from "#features/educators/api/educators-under-test.ts";
import { findable } from "../candidates-under-test.ts";

const server = await testServer();
afterAll(() => server.close());

test("a match is worked out for one's own jobs and people one may read", async () => {
  const author = await server.person("employer", { employerName: "Sunny Hill" });
  const other = await server.person("employer", { employerName: "Kite Harbor" });
  const educator = await findable(server);
  const path = (job: string, profile = educator.userProfileId) =>
    `employer/user_profiles/${profile}/match?jobListingId=${job}`;
  const job = (
    await make(author, "employer/job_listings", {
      title: "Lead Teacher",
      roleType: "Teacher (Lead/Head)",
    })
  ).json().data.id;
  const found = (await author.ask(path(job))).json();
  expect(found).toEqual({
    score: expect.any(Number),
    met: expect.any(Number),
    asked: found.rows.length,
    rows: found.rows,
  });
  expect((await other.ask(path(job))).status).toBe(404);
  expect((await author.ask(path(job, crypto.randomUUID()))).status).toBe(404);
  expect((await author.ask(path("none"))).status).toBe(400);
  expect((await educator.ask(path(job))).status).toBe(403);
  expect((await server.ask(path(job))).status).toBe(401);
});
