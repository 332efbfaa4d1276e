/** A listing's life over the API: drafts, publishing, moves, copies, and who sees what of it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { employerOf, idsIn, wholeJob } from "./jobs-under-test.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let oaks: Awaited<ReturnType<typeof employerOf>>;
let pines: Awaited<ReturnType<typeof employerOf>>;
beforeAll(async () => {
  server = await testServer();
  oaks = await employerOf(server);
  pines = await employerOf(server, { name: "Tall Pines" });
});
afterAll(() => server.close());

const errorsOf = (answer: { json: () => { errors: { detail: string; meta?: { field?: string } }[] } }) =>
  Object.fromEntries(answer.json().errors.map(({ meta, detail }) => [meta?.field ?? "", detail]));

describe("drafts", () => {
  test("may be empty, are nobody else's to see, and go without a trace", async () => {
    const draft = await oaks.write({});
    expect(draft.attributes).toMatchObject({
      listingStatus: "draft",
      title: "",
      compensation: null,
      locationIds: [],
    });
    for (const other of [server, pines]) {
      expect((await other.ask(`job_listings/${draft.id}`)).status).toBe(404);
      expect((await other.ask(`job_listings/${String(draft.attributes.slug)}`)).status).toBe(404);
    }
    expect((await pines.ask(`employer/job_listings/${draft.id}`)).status).toBe(404);
    expect((await pines.change(draft.id, { title: "Mine" })).status).toBe(404);
    expect((await pines.act(draft.id, "publish")).status).toBe(404);
    expect((await oaks.ask(`employer/job_listings/${draft.id}`, { method: "DELETE" })).status).toBe(204);
    expect((await oaks.ask(`employer/job_listings/${draft.id}`)).status).toBe(404);
  });

  test.each([
    [{ compensation: { min: 30, max: 20 } }, "compensation", "The lowest pay is more than the highest"],
    [{ roleType: "Astronaut" }, "roleType", "Choose from the list"],
    [{ roleCount: 0 }, "roleCount", "Enter how many people you want to hire"],
    [{ externalUrl: "javascript:alert(1)" }, "externalUrl", "Enter a web address that begins with https://"],
    [{ nope: 1 }, "nope", "This attribute is not known here."],
    [{ listingStatus: "published" }, "listingStatus", "This attribute is not known here."],
  ])("refuse %j at its field", async (attributes, field, sentence) => {
    const body = { data: { type: "job_listings", attributes } };
    const answer = await oaks.ask("employer/job_listings", { method: "POST", body });
    expect(answer.status).toBe(422);
    expect(errorsOf(answer)).toEqual({ [field]: sentence });
  });

  test("stand only at places of their own employer", async () => {
    const body = { data: { type: "job_listings", attributes: { locationIds: [pines.locationId] } } };
    const created = await oaks.ask("employer/job_listings", { method: "POST", body });
    expect(created.status).toBe(422);
    const draft = await oaks.write({ locationIds: [oaks.locationId] });
    const changed = await oaks.change(draft.id, { locationIds: [oaks.locationId, pines.locationId] });
    expect(errorsOf(changed)).toEqual({ locationIds: "Choose from your own locations" });
    const kept = (await oaks.ask(`employer/job_listings/${draft.id}`)).json().data.attributes.locationIds;
    expect(kept).toEqual([oaks.locationId]);
  });

  test("keep plain formatting and nothing that runs", async () => {
    const description = `<h2>Our day</h2><p onclick="x()">We <b>sing</b></p><script>alert(1)</script>
      <a href="javascript:x()">a</a><a href="https://oaks.example">b</a><img src=x onerror=alert(1)>`;
    const draft = await oaks.write({ description });
    const kept = String(draft.attributes.description);
    expect(kept).toContain("<h2>Our day</h2><p>We <b>sing</b></p>");
    expect(kept).toContain('href="https://oaks.example"');
    expect(kept).not.toMatch(/script|onclick|onerror|<img/);
  });

  test("link to the employer's own site only with the ability", async () => {
    const externalUrl = "https://oaks.example/apply";
    const draft = await oaks.write({});
    const body = { data: { type: "job_listings", attributes: { externalUrl } } };
    expect((await oaks.ask("employer/job_listings", { method: "POST", body })).status).toBe(403);
    expect((await oaks.change(draft.id, { externalUrl })).status).toBe(403);
    const abilities = ["link_external_urls"];
    await server.db.updateTable("employers").set({ abilities }).where("id", "=", oaks.employerId).execute();
    expect((await oaks.change(draft.id, { externalUrl })).json().data.attributes.externalUrl).toBe(
      externalUrl,
    );
    await server.db
      .updateTable("employers")
      .set({ abilities: [] })
      .where("id", "=", oaks.employerId)
      .execute();
    expect((await oaks.change(draft.id, { externalUrl: null })).status).toBe(200);
  });
});

describe("publishing", () => {
  test("names everything that is missing, each at its field", async () => {
    const draft = await oaks.write({});
    const answer = await oaks.act(draft.id, "publish");
    expect(answer.status).toBe(422);
    expect(errorsOf(answer)).toEqual({
      title: "Enter a job title",
      roleType: "Choose a role",
      employmentType: "Choose at least one schedule",
      compensation: "Add a pay range. Jobs with pay get more applicants.",
      locationIds: "Choose at least one location",
    });
  });

  test("shows the job to everybody, under a slug of title and city; the draft's slug still finds it", async () => {
    const draft = await oaks.write({});
    await oaks.change(draft.id, { ...wholeJob, title: "Toddler Teacher", locationIds: [oaks.locationId] });
    const published = (await oaks.act(draft.id, "publish")).json().data;
    expect(published.attributes).toMatchObject({
      listingStatus: "published",
      publishedAt: expect.any(String),
    });
    expect(published.attributes.slug).toMatch(/^toddler-teacher-austin-[0-9a-f]{6}$/);
    for (const key of [draft.id, published.attributes.slug, draft.attributes.slug]) {
      const seen = await server.ask(`job_listings/${key}`);
      expect(seen.json().data.attributes.slug).toBe(published.attributes.slug);
      expect(seen.json().data.meta.badges).toEqual(["NEW_JOB"]);
    }
  });

  test("a published job keeps what it needed; the stale of two tabs is told", async () => {
    const job = await oaks.publish();
    expect(errorsOf(await oaks.change(job.id, { compensation: null, title: " " }))).toEqual({
      compensation: "Add a pay range. Jobs with pay get more applicants.",
      title: "Enter a job title",
    });
    expect(errorsOf(await oaks.change(job.id, { locationIds: [] }))).toHaveProperty("locationIds");
    const { etag } = (await oaks.ask(`employer/job_listings/${job.id}`)).headers;
    expect((await oaks.change(job.id, { title: "First tab" }, { "if-match": String(etag) })).status).toBe(
      200,
    );
    expect((await oaks.change(job.id, { title: "Second tab" }, { "if-match": String(etag) })).status).toBe(
      412,
    );
    expect((await server.ask(`job_listings/${job.id}`)).json().data.attributes.title).toBe("First tab");
  });

  test("an unapproved employer's first job waits for an operator", async () => {
    const fresh = await employerOf(server, { name: "New Here", approved: false });
    const job = await fresh.publish();
    expect(job.attributes.listingStatus).toBe("pending_review");
    expect((await server.ask(`job_listings/${job.id}`)).status).toBe(404);
    expect((await fresh.act(job.id, "publish")).status).toBe(422);
    const operator = await server.person("educator");
    await server.db
      .updateTable("accounts")
      .set({ userType: "operator" })
      .where("id", "=", operator.accountId)
      .execute();
    const tokens = await server.ask("accounts/sign_in", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: { email: operator.email, password: "blue-paper-boats" },
    });
    const headers = { authorization: `Bearer ${String(tokens.headers["access-token"])}` };
    const passed = await server.ask(`employer/job_listings/${job.id}/publish`, {
      method: "POST",
      headers,
      body: {},
    });
    expect(passed.json().data.attributes.listingStatus).toBe("published");
    expect((await fresh.publish()).attributes.listingStatus).toBe("published");
  });

  test("the plan's limit is 402 and keeps the draft", async () => {
    const busy = await employerOf(server, { name: "Busy Bees" });
    const rows = Array.from({ length: 25 }, (_, index) => ({
      employerId: busy.employerId,
      slug: `busy-${index}`,
      listingStatus: "published",
      publishedAt: new Date(),
    }));
    await server.db.insertInto("jobListings").values(rows).execute();
    const draft = await busy.write({ ...wholeJob, locationIds: [busy.locationId] });
    const answer = await busy.act(draft.id, "publish");
    expect(answer.status).toBe(402);
    expect(answer.json().errors[0]).toMatchObject({ code: "plan_required", meta: { limit: 25, used: 25 } });
    expect(answer.json().errors[0].detail).toContain("25 published jobs");
    const kept = await busy.ask(`employer/job_listings/${draft.id}`);
    expect(kept.json().data.attributes).toMatchObject({ listingStatus: "draft", title: wholeJob.title });
  });
});

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

  test("closing names only this job's applicants as hired", async () => {
    const job = await oaks.publish();
    const stranger = "01890000-0000-7000-8000-000000000000";
    const answer = await oaks.act(job.id, "close", { hiredApplicationIds: [stranger] });
    expect(answer.status).toBe(422);
    expect((await server.ask(`job_listings/${job.id}`)).status).toBe(200);
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
      compensation: wholeJob.compensation,
      locationIds: [oaks.locationId],
      listingStatus: "draft",
      publishedAt: null,
      isTemplate: false,
    });
    const template = (await oaks.act(job.id, "save_as_template")).json().data;
    const found = async (query: string) =>
      idsIn(await oaks.ask(`employer/job_listings?page[size]=100&${query}`));
    expect(await found("filter[isTemplate]=true")).toEqual([template.id]);
    expect((await oaks.act(template.id, "publish")).status).toBe(422);
    expect(await found("filter[q]=nap room")).toEqual([copy.id, job.id]);
  });
});

describe("what others do not see", () => {
  test("knock-out answers and the reason of closing stay inside", async () => {
    const screeningQuestions = [
      { id: "age", question: "Are you 18 or older?", type: "yes_no", required: true, knockOut: ["no"] },
    ];
    const job = await oaks.publish({ screeningQuestions });
    const outside = (await server.ask(`job_listings/${job.id}`)).json().data.attributes;
    const { knockOut: _, ...asked } = screeningQuestions[0]!;
    expect(outside.screeningQuestions).toEqual([asked]);
    for (const name of ["closedReason", "publishAt"]) expect(outside).not.toHaveProperty(name);
    const inside = (await oaks.ask(`employer/job_listings/${job.id}`)).json().data.attributes;
    expect(inside.screeningQuestions).toEqual(screeningQuestions);
    expect(inside).toHaveProperty("closedReason", null);
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
    const seen = await applicant.ask(`job_listings/${String(job.attributes.slug)}`);
    expect(seen.json().data).toMatchObject({
      attributes: { listingStatus: "closed", jobApplicationsCount: 1 },
      meta: { application: { isDraft: false, submittedAt: expect.any(String) } },
    });
    for (const one of [other, server, pines])
      expect((await one.ask(`job_listings/${job.id}`)).status).toBe(404);
    expect(idsIn(await applicant.ask("job_listings?page[size]=100"))).not.toContain(job.id);
  });
});

describe("likes, views and numbers", () => {
  test("a like is an educator's, once; a view is a number; the employer sees the sums", async () => {
    const job = await oaks.publish();
    const educator = await server.person("educator");
    const like = (method: "POST" | "DELETE") => educator.ask(`job_listings/${job.id}/like`, { method });
    expect((await like("POST")).json().data.attributes.liked).toBe(true);
    expect((await like("POST")).status).toBe(200);
    expect((await server.ask(`job_listings/${job.id}`)).json().data.attributes.liked).toBe(false);
    expect(idsIn(await educator.ask("job_listings?filter[liked]=true"))).toEqual([job.id]);
    for (const viewer of [server, educator, oaks])
      expect((await viewer.ask(`job_listings/${job.id}/view`, { method: "POST" })).status).toBe(204);
    const [own] = (await oaks.ask(`employer/job_listings?filter[q]=${wholeJob.title}`)).json().data;
    expect(own).toMatchObject({
      id: job.id,
      meta: { counts: { views: 2, likes: 1, applications: 0, newApplications: 0 } },
    });
    expect((await server.ask(`job_listings/${job.id}`)).json().data.meta).not.toHaveProperty("counts");
    expect((await like("DELETE")).status).toBe(204);
    expect((await like("DELETE")).status).toBe(204);
    expect(idsIn(await educator.ask("job_listings?filter[liked]=true"))).toEqual([]);
    expect((await oaks.ask(`job_listings/${job.id}/like`, { method: "POST" })).status).toBe(403);
    expect((await server.ask(`job_listings/${job.id}/like`, { method: "POST" })).status).toBe(401);
  });

  test("the own list filters by state and counts every tab", async () => {
    const home = await employerOf(server, { name: "Counting House" });
    const [draft, published] = [await home.write({}), await home.publish()];
    const answer = await home.ask("employer/job_listings?filter[listingStatus]=draft,paused");
    expect(idsIn(answer)).toEqual([draft.id]);
    expect(answer.json().meta).toMatchObject({
      page: { total: 1 },
      counts: { draft: 1, published: 1, closed: 0 },
    });
    expect(idsIn(await home.ask("employer/job_listings"))).toEqual([published.id, draft.id]);
    expect((await home.ask("employer/job_listings?filter[schedule]=Full-time")).status).toBe(400);
    expect((await home.ask("job_listings?filter[listingStatus]=draft")).status).toBe(400);
  });
});
