/** Who may read which attributes of a job: guests, applicants, its employer; likes, views and metrics. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { createEmployer, idsIn, completeJob } from "../jobs.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let oaks: Awaited<ReturnType<typeof createEmployer>>;
let pines: Awaited<ReturnType<typeof createEmployer>>;
beforeAll(async () => {
  server = await testServer();
  oaks = await createEmployer(server);
  pines = await createEmployer(server, { name: "Tall Pines" });
});
afterAll(() => server.close());

describe("what others do not see", () => {
  test("knock-out answers and the reason of closing stay inside", async () => {
    const screeningQuestions = [
      { id: "age", question: "Are you 18 or older?", type: "yes_no", required: true, knockOut: ["no"] },
    ];
    const job = await oaks.publish({ screeningQuestions });
    const outside = (await server.request(`job_listings/${job.id}`)).json().data.attributes;
    const { knockOut: _, ...asked } = screeningQuestions[0]!;
    expect(outside.screeningQuestions).toEqual([asked]);
    for (const name of ["closedReason", "publishAt"]) expect(outside).not.toHaveProperty(name);
    const inside = (await oaks.request(`employer/job_listings/${job.id}`)).json().data.attributes;
    expect(inside.screeningQuestions).toEqual(screeningQuestions);
    expect(inside).toHaveProperty("closedReason", null);
  });

  test("another employer reads what is public, and each address leads back to the job", async () => {
    const job = await oaks.publish();
    for (const [reader, path] of [
      [pines, "job_listings"],
      [oaks, "job_listings"],
      [oaks, "employer/job_listings"],
    ] as const) {
      const self = `/api/${path}/${job.id}`;
      expect((await reader.request(self)).json().data.links.self).toBe(self);
    }
    expect((await pines.request(`employer/job_listings/${job.id}`)).status).toBe(404);
  });

  test("an educator still reads a closed job applied for; nobody else does", async () => {
    const job = await oaks.publish();
    const applicant = await server.person("educator");
    const other = await server.person("educator");
    const { id: userProfileId } = await server.db
      .selectFrom("userProfiles")
      .select("id")
      .where("accountId", "=", applicant.accountId)
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto("jobApplications")
      .values({
        jobListingId: job.id,
        employerId: oaks.employerId,
        userProfileId,
        aasmState: "submitted",
        submittedAt: new Date(),
      })
      .execute();
    await oaks.act(job.id, "close");
    const seen = await applicant.request(`job_listings/${String(job.attributes.slug)}`);
    expect(seen.json().data).toMatchObject({
      attributes: { listingStatus: "closed", jobApplicationsCount: 1 },
      meta: { application: { isDraft: false, submittedAt: expect.any(String) } },
    });
    for (const one of [other, server, pines])
      expect((await one.request(`job_listings/${job.id}`)).status).toBe(404);
    expect(idsIn(await applicant.request("job_listings?page[size]=100"))).not.toContain(job.id);
  });
});

describe("likes, views and numbers", () => {
  test("a like is an educator's, once; a view is a number; the employer sees the sums", async () => {
    const job = await oaks.publish();
    const educator = await server.person("educator");
    const like = (method: "POST" | "DELETE") => educator.request(`job_listings/${job.id}/like`, { method });
    expect((await like("POST")).json().data.attributes.liked).toBe(true);
    expect((await like("POST")).status).toBe(200);
    expect((await server.request(`job_listings/${job.id}`)).json().data.attributes.liked).toBe(false);
    expect(idsIn(await educator.request("job_listings?filter[liked]=true"))).toEqual([job.id]);
    for (const viewer of [server, educator, oaks])
      expect((await viewer.request(`job_listings/${job.id}/view`, { method: "POST" })).status).toBe(204);
    const [own] = (await oaks.request(`employer/job_listings?filter[q]=${completeJob.title}`)).json().data;
    expect(own).toMatchObject({
      id: job.id,
      meta: { counts: { views: 2, likes: 1, applications: 0, newApplications: 0 } },
    });
    expect((await server.request(`job_listings/${job.id}`)).json().data.meta).not.toHaveProperty("counts");
    expect((await like("DELETE")).status).toBe(204);
    expect((await like("DELETE")).status).toBe(204);
    expect(idsIn(await educator.request("job_listings?filter[liked]=true"))).toEqual([]);
    expect((await oaks.request(`job_listings/${job.id}/like`, { method: "POST" })).status).toBe(403);
    expect((await server.request(`job_listings/${job.id}/like`, { method: "POST" })).status).toBe(401);
  });

  test("the own list filters by state and counts every tab", async () => {
    const home = await createEmployer(server, { name: "Counting House" });
    const [draft, published] = [await home.write({}), await home.publish()];
    const answer = await home.request("employer/job_listings?filter[listingStatus]=draft,paused");
    expect(idsIn(answer)).toEqual([draft.id]);
    expect(answer.json().meta).toMatchObject({
      page: { total: 1 },
      counts: { draft: 1, published: 1, closed: 0 },
      activeJobListingLimit: 25,
    });
    expect(idsIn(await home.request("employer/job_listings"))).toEqual([published.id, draft.id]);
    expect((await home.request("employer/job_listings?filter[schedule]=Full-time")).status).toBe(400);
    expect((await home.request("job_listings?filter[listingStatus]=draft")).status).toBe(400);
  });
});
