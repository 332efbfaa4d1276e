/** Drafts and publishing over the API: what may be missing, what may not, and what is reviewed first. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { createEmployer, completeJob } from "../jobs.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let oaks: Awaited<ReturnType<typeof createEmployer>>;
let pines: Awaited<ReturnType<typeof createEmployer>>;
beforeAll(async () => {
  server = await testServer();
  oaks = await createEmployer(server);
  pines = await createEmployer(server, { name: "Tall Pines" });
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
      expect((await other.request(`job_listings/${draft.id}`)).status).toBe(404);
      expect((await other.request(`job_listings/${String(draft.attributes.slug)}`)).status).toBe(404);
    }
    expect((await pines.request(`employer/job_listings/${draft.id}`)).status).toBe(404);
    expect((await pines.change(draft.id, { title: "Mine" })).status).toBe(404);
    expect((await pines.act(draft.id, "publish")).status).toBe(404);
    expect((await oaks.request(`employer/job_listings/${draft.id}`, { method: "DELETE" })).status).toBe(204);
    expect((await oaks.request(`employer/job_listings/${draft.id}`)).status).toBe(404);
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
    const answer = await oaks.request("employer/job_listings", { method: "POST", body });
    expect(answer.status).toBe(422);
    expect(errorsOf(answer)).toEqual({ [field]: sentence });
  });

  test("stand only at places of their own employer", async () => {
    const body = { data: { type: "job_listings", attributes: { locationIds: [pines.locationId] } } };
    const created = await oaks.request("employer/job_listings", { method: "POST", body });
    expect(created.status).toBe(422);
    const draft = await oaks.write({ locationIds: [oaks.locationId] });
    const changed = await oaks.change(draft.id, { locationIds: [oaks.locationId, pines.locationId] });
    expect(errorsOf(changed)).toEqual({ locationIds: "Choose from your own locations" });
    const kept = (await oaks.request(`employer/job_listings/${draft.id}`)).json().data.attributes.locationIds;
    expect(kept).toEqual([oaks.locationId]);
  });

  test("stand at a place or it is deleted, never both, when both are asked at once", async () => {
    for (const attempt of [1, 2, 3]) {
      const place = { name: `Annex ${attempt}`, address: "2 Elm Street", zip: "78701" };
      const made = await oaks.request("locations", {
        method: "POST",
        body: { data: { type: "locations", attributes: place } },
      });
      const id = made.json().data.id as string;
      const body = { data: { type: "job_listings", attributes: { locationIds: [id] } } };
      const [job, deleted] = await Promise.all([
        oaks.request("employer/job_listings", { method: "POST", body }),
        oaks.request(`locations/${id}`, { method: "DELETE" }),
      ]);
      expect(["201 409", "422 204"]).toContain(`${job.status} ${deleted.status}`);
      if (job.status === 201)
        await oaks.request(`employer/job_listings/${job.json().data.id}`, { method: "DELETE" });
      await oaks.request(`locations/${id}`, { method: "DELETE" });
    }
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
    expect((await oaks.request("employer/job_listings", { method: "POST", body })).status).toBe(403);
    expect((await oaks.change(draft.id, { externalUrl })).status).toBe(403);
    const abilities = ["link_external_urls" as const];
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
      employmentType: "Choose at least one employment type",
      compensation: "Add a pay range. Jobs with pay get more applicants.",
      locationIds: "Choose at least one location",
    });
  });

  test("shows the job to everybody, under a slug of title and city; the draft's slug still finds it", async () => {
    const draft = await oaks.write({});
    await oaks.change(draft.id, { ...completeJob, title: "Toddler Teacher", locationIds: [oaks.locationId] });
    const published = (await oaks.act(draft.id, "publish")).json().data;
    expect(published.attributes).toMatchObject({
      listingStatus: "published",
      publishedAt: expect.any(String),
    });
    expect(published.attributes.slug).toMatch(/^toddler-teacher-austin-[0-9a-f]{6}$/);
    for (const key of [draft.id, published.attributes.slug, draft.attributes.slug]) {
      const seen = await server.request(`job_listings/${key}`);
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
    const { etag } = (await oaks.request(`employer/job_listings/${job.id}`)).headers;
    expect((await oaks.change(job.id, { title: "First tab" }, { "if-match": String(etag) })).status).toBe(
      200,
    );
    expect((await oaks.change(job.id, { title: "Second tab" }, { "if-match": String(etag) })).status).toBe(
      412,
    );
    expect((await server.request(`job_listings/${job.id}`)).json().data.attributes.title).toBe("First tab");
  });

  test("an unapproved employer's first job waits for an operator", async () => {
    const fresh = await createEmployer(server, { name: "New Here", approved: false });
    const job = await fresh.publish();
    expect(job.attributes.listingStatus).toBe("pending_review");
    expect((await server.request(`job_listings/${job.id}`)).status).toBe(404);
    expect((await fresh.act(job.id, "publish")).status).toBe(403);
    const operator = await server.person("educator");
    await server.db
      .updateTable("accounts")
      .set({ userType: "operator", operatorRole: "all" })
      .where("id", "=", operator.accountId)
      .execute();
    const tokens = await server.request("accounts/sign_in", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: { email: operator.email, password: "blue-paper-boats" },
    });
    const headers = { authorization: `Bearer ${String(tokens.headers["access-token"])}` };
    const passed = await server.request(`employer/job_listings/${job.id}/publish`, {
      method: "POST",
      headers,
      body: {},
    });
    expect(passed.json().data.attributes.listingStatus).toBe("published");
    // One job was let through, not the program.
    expect((await fresh.publish()).attributes.listingStatus).toBe("pending_review");
  });

  test("the plan's limit is 402 and keeps the draft", async () => {
    const busy = await createEmployer(server, { name: "Busy Bees" });
    const rows = Array.from({ length: 25 }, (_, index) => ({
      employerId: busy.employerId,
      slug: `busy-${index}`,
      listingStatus: "published" as const,
      publishedAt: new Date(),
    }));
    await server.db.insertInto("jobListings").values(rows).execute();
    const draft = await busy.write({ ...completeJob, locationIds: [busy.locationId] });
    const answer = await busy.act(draft.id, "publish");
    expect(answer.status).toBe(402);
    expect(answer.json().errors[0]).toMatchObject({ code: "plan_required", meta: { limit: 25, used: 25 } });
    expect(answer.json().errors[0].detail).toContain("25 published jobs");
    const kept = await busy.request(`employer/job_listings/${draft.id}`);
    expect(kept.json().data.attributes).toMatchObject({ listingStatus: "draft", title: completeJob.title });
  });
});
