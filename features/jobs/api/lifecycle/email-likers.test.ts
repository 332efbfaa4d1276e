/** A paused job: who likes it, also while it is paused, reads it and is told once it is open again. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { testServer } from "#app/testing/test-server.ts";
import { jobsFeature } from "../index.ts";
import { createEmployer } from "../jobs.fixtures.ts";
import { emailLikers } from "./email-likers.job.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let oaks: Awaited<ReturnType<typeof createEmployer>>;
beforeAll(async () => {
  server = await testServer();
  oaks = await createEmployer(server);
});
afterAll(() => server.close());

const mailsTo = async (address: string) =>
  (
    await server.db
      .selectFrom("mails")
      .select(["subject"])
      .where("toAddress", "=", address)
      .where("subject", "like", "%open again%")
      .execute()
  ).map(({ subject }) => subject);

test("a heart on a paused job keeps it readable, and is told once when it is resumed", async () => {
  const ana = await server.person("educator");
  const job = await oaks.publish();
  await oaks.act(job.id, "pause");
  expect((await ana.request(`job_listings/${job.id}`)).status).toBe(404);
  expect((await ana.request(`job_listings/${job.id}/like`, { method: "POST", body: {} })).status).toBe(200);
  const paused = await ana.request(`job_listings/${job.id}`);
  expect(paused.json().data.attributes).toMatchObject({ listingStatus: "paused", liked: true });

  // The embedded database of tests is all that a worker of its own needs here.
  const worker = testJobs(
    { url: server.databaseUrl, db: server.db } as Parameters<typeof testJobs>[0],
    jobsFeature(server.config).jobs!,
  );
  const context = { ...worker.context, attempt: { number: 1, isLast: false } };
  await emailLikers.run({ jobListingId: job.id }, context);
  expect(await mailsTo(ana.email)).toEqual([]);
  await oaks.act(job.id, "publish");
  await emailLikers.run({ jobListingId: job.id }, context);
  await emailLikers.run({ jobListingId: job.id }, context);
  expect(await mailsTo(ana.email)).toEqual(["Lead Preschool Teacher is open again"]);
});

test("a job that is closed cannot be liked any more", async () => {
  const ana = await server.person("educator");
  const job = await oaks.publish();
  await oaks.act(job.id, "close");
  expect((await ana.request(`job_listings/${job.id}/like`, { method: "POST", body: {} })).status).toBe(404);
});
