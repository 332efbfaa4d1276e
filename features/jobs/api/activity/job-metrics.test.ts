/** A job's metrics, which only its employer reads: sources of views and applications, and external applies. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { make } from "#features/educators/api/educators.fixtures.ts";
import { createEmployer } from "../jobs.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const look = (id: string, body: object, who: { request: typeof server.request } = server) =>
  who.request(`job_listings/${id}/view`, { method: "POST", body });
const figures = async (owner: Awaited<ReturnType<typeof createEmployer>>, id: string) =>
  (await owner.request(`employer/job_listings/${id}`)).json().data.meta;

describe("sources", () => {
  test("views are told by where they came from; what nobody knows is told as other; an employer's look is none", async () => {
    const owner = await createEmployer(server);
    const { id } = await owner.publish();
    await look(id, { source: "search" });
    await look(id, { source: "search" });
    await look(id, { source: "email" });
    await look(id, { source: "carrier-pigeon" });
    await look(id, {});
    await look(id, { source: "direct" }, owner);
    const { counts, sources } = await figures(owner, id);
    expect(counts.views).toBe(5);
    expect(sources).toEqual([
      { source: "search", views: 2, applications: 0 },
      { source: "other", views: 2, applications: 0 },
      { source: "email", views: 1, applications: 0 },
    ]);
  });

  test("views from before they were kept came from somewhere", async () => {
    const owner = await createEmployer(server);
    const { id } = await owner.publish();
    await server.db
      .insertInto("jobViews")
      .values({ jobListingId: id, day: "2020-01-01", views: 7 })
      .execute();
    await look(id, { source: "home" });
    expect((await figures(owner, id)).sources).toEqual([
      { source: "other", views: 7, applications: 0 },
      { source: "home", views: 1, applications: 0 },
    ]);
  });

  test("an application counts once under its first source, also when it is taken back and sent again", async () => {
    const owner = await createEmployer(server);
    const { id } = await owner.publish();
    const educator = await server.person("educator");
    const sent = await make(educator, "job_applications", { jobListingId: id, source: "recommendation" });
    expect(sent.status).toBe(201);
    const application = sent.json().data.id;
    const act = (verb: string) =>
      educator.request(`job_applications/${application}/${verb}`, { method: "POST", body: {} });
    expect((await act("withdraw")).status).toBe(200);
    expect((await act("submit")).status).toBe(200);
    const guessing = await server.person("educator");
    await make(guessing, "job_applications", { jobListingId: id, aasmState: "draft", source: "email" });
    expect((await figures(owner, id)).sources).toEqual([
      { source: "recommendation", views: 0, applications: 1 },
    ]);
  });

  test("nobody else reads them, and lists do without", async () => {
    const owner = await createEmployer(server);
    const stranger = await createEmployer(server, { name: "Nosy House" });
    const { id } = await owner.publish();
    await look(id, { source: "home" });
    for (const who of [server, stranger, await server.person("educator")])
      expect((await who.request(`job_listings/${id}`)).json().data.meta).not.toHaveProperty("sources");
    const [row] = (await owner.request("employer/job_listings")).json().data;
    expect(row.meta.counts.views).toBe(1);
    expect(row.meta).not.toHaveProperty("sources");
  });
});

test("interviews count while they are to be or were held", async () => {
  const owner = await createEmployer(server);
  const { id } = await owner.publish();
  const educator = await server.person("educator");
  const application = (await make(educator, "job_applications", { jobListingId: id })).json().data.id;
  const profile = await server.db
    .selectFrom("employerProfiles")
    .select("id")
    .where("employerId", "=", owner.employerId)
    .executeTakeFirstOrThrow();
  const { userProfileId } = await server.db
    .selectFrom("jobApplications")
    .select("userProfileId")
    .where("id", "=", application)
    .executeTakeFirstOrThrow();
  const hour = (at: number) => new Date(Date.UTC(2030, 0, 1, at));
  const interview = (at: number, status: "completed" | "scheduled" | "canceled") => ({
    employerId: owner.employerId,
    employerProfileId: profile.id,
    userProfileId,
    jobApplicationId: application,
    name: "Call",
    interviewType: "phone" as const,
    time: hour(at),
    endsAt: hour(at + 1),
    busyFrom: hour(at),
    busyUntil: hour(at + 1),
    status,
    bookedByType: "UserProfile" as const,
    uid: `${status}@test.example`,
  });
  await server.db
    .insertInto("interviews")
    .values([interview(1, "completed"), interview(3, "scheduled"), interview(5, "canceled")])
    .execute();
  expect((await figures(owner, id)).counts).toMatchObject({ applications: 1, interviews: 2 });
});

test("leaving for the employer's own site is counted, and only where applications go there", async () => {
  const owner = await createEmployer(server);
  const { id } = await owner.publish();
  const leave = (who: { request: typeof server.request } = server) =>
    who.request(`job_listings/${id}/apply_elsewhere`, { method: "POST", body: { source: "search" } });
  expect((await leave()).status).toBe(409);
  await server.db
    .updateTable("jobListings")
    .set({ externalUrl: "https://jobs.example/1" })
    .where("id", "=", id)
    .execute();
  expect((await leave()).status).toBe(204);
  expect((await leave(owner)).status).toBe(204);
  expect((await figures(owner, id)).sources).toEqual([{ source: "search", views: 0, applications: 1 }]);
});
