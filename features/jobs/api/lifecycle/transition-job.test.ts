/** The transitions of a listing over the API, and its copies. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { createEmployer, idsIn, completeJob } from "../jobs.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let oaks: Awaited<ReturnType<typeof createEmployer>>;
beforeAll(async () => {
  server = await testServer();
  oaks = await createEmployer(server);
});
afterAll(() => server.close());

describe("moves", () => {
  test("go by the table, are kept, and an illegal one names both states", async () => {
    const job = await oaks.publish();
    const statusAfter = async (verb: string, body = {}) =>
      (await oaks.act(job.id, verb, body)).json().data.attributes.listingStatus;
    expect(await statusAfter("pause")).toBe("paused");
    const again = await oaks.act(job.id, "pause");
    expect(again.status).toBe(422);
    expect(again.json().errors[0]).toMatchObject({
      code: "illegal_transition",
      detail: "A job that is paused cannot become paused.",
      meta: { from: "paused", to: "paused" },
    });
    expect(await statusAfter("publish")).toBe("published");
    expect(await statusAfter("close", { reason: "filled" })).toBe("closed");
    expect((await oaks.change(job.id, { title: "Too late" })).status).toBe(403);
    expect(await statusAfter("reopen")).toBe("published");
    expect(await statusAfter("close")).toBe("closed");
    expect(await statusAfter("archive")).toBe("archived");
    expect((await oaks.act(job.id, "reopen")).status).toBe(422);
    expect((await oaks.act(job.id, "remove")).status).toBe(422);
    const events = await server.db
      .selectFrom("jobListingEvents")
      .select(["fromState", "toState", "reason"])
      .where("jobListingId", "=", job.id)
      .orderBy("id")
      .execute();
    expect(events.map(({ fromState, toState }) => `${fromState} ${toState}`)).toEqual([
      "draft published",
      "published paused",
      "paused published",
      "published closed",
      "closed published",
      "published closed",
      "closed archived",
    ]);
    expect(events[3]!.reason).toBe("filled");
  });

  test("another's job is not there, whatever the body says", async () => {
    const job = await oaks.publish();
    const stranger = await createEmployer(server, { name: "Elm Street School" });
    expect((await stranger.act(job.id, "close", { reason: "no such reason" })).status).toBe(404);
    expect((await oaks.act(job.id, "close", { reason: "no such reason" })).status).toBe(422);
  });

  test("closing names only this job's applicants as hired", async () => {
    const job = await oaks.publish();
    const stranger = "01890000-0000-7000-8000-000000000000";
    const answer = await oaks.act(job.id, "close", { hiredApplicationIds: [stranger] });
    expect(answer.status).toBe(422);
    expect((await server.request(`job_listings/${job.id}`)).status).toBe(200);
  });

  test("a job filled by somebody from elsewhere says how they were found, until it is open again", async () => {
    const job = await oaks.publish();
    const close = async (body: object) => (await oaks.act(job.id, "close", body)).json().data.attributes;
    expect(await close({ hiredElsewhere: "referral" })).toMatchObject({
      closedReason: "filled",
      hiredElsewhere: "referral",
    });
    expect((await oaks.act(job.id, "reopen")).json().data.attributes.hiredElsewhere).toBeNull();
    expect((await oaks.act(job.id, "close", { hiredElsewhere: "pigeon" })).status).toBe(422);
    expect(await close({ reason: "not_hiring", hiredElsewhere: "walk_in" })).toMatchObject({
      closedReason: "not_hiring",
      hiredElsewhere: null,
    });
  });

  test("an old address leads to the same job, for its employer too", async () => {
    const job = await oaks.write({ ...completeJob, title: "Old Words", locationIds: [oaks.locationId] });
    const old = String(job.attributes.slug);
    await oaks.change(job.id, { title: "New Words" });
    const slug = (await oaks.act(job.id, "publish")).json().data.attributes.slug;
    expect(slug).not.toBe(old);
    for (const path of [`employer/job_listings/${old}`, `job_listings/${old}`])
      expect((await oaks.request(path)).json().data).toMatchObject({ id: job.id, attributes: { slug } });
  });

  test("a copy is a draft of the same words, a template stands apart", async () => {
    const job = await oaks.publish({ title: "Nap Room Floater", ageGroup: ["Infant"] });
    const copied = await oaks.act(job.id, "duplicate");
    expect(copied.status).toBe(201);
    const copy = copied.json().data;
    expect(copy.id).not.toBe(job.id);
    expect(copy.attributes).toMatchObject({
      title: "Nap Room Floater",
      ageGroup: ["Infant"],
      compensation: completeJob.compensation,
      locationIds: [oaks.locationId],
      listingStatus: "draft",
      publishedAt: null,
      isTemplate: false,
    });
    const template = (await oaks.act(job.id, "save_as_template")).json().data;
    const found = async (query: string) =>
      idsIn(await oaks.request(`employer/job_listings?page[size]=100&${query}`));
    expect(await found("filter[isTemplate]=true")).toEqual([template.id]);
    expect((await oaks.act(template.id, "publish")).status).toBe(422);
    expect(await found("filter[q]=nap room")).toEqual([copy.id, job.id]);
  });
});
