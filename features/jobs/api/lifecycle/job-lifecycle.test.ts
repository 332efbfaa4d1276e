/** What happens to a listing by the clock: scheduled publishing, the reminder on day 53, closing on day 60. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { longDate } from "#platform/shared/format.ts";
import { expireJobs } from "./expire-jobs.job.ts";
import { createEmployer, idsIn, completeJob } from "../jobs.fixtures.ts";
import { publishScheduled } from "./schedule-job.action.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let oaks: Awaited<ReturnType<typeof createEmployer>>;
let clock: ReturnType<typeof testJobs>;
let today = new Date();

beforeAll(async () => {
  server = await testServer();
  oaks = await createEmployer(server);
  clock = testJobs({ url: server.databaseUrl, db: server.db }, [expireJobs, publishScheduled], {
    now: () => today,
    emit: server.platform.registry.emit,
  });
});
afterAll(() => server.close());

const days = (count: number, from = new Date()) => new Date(from.getTime() + count * 86_400_000);
const own = async (id: string) => (await oaks.request(`employer/job_listings/${id}`)).json().data.attributes;
const subjects = async () =>
  (await server.db.selectFrom("mails").select("subject").orderBy("createdAt").execute()).map(
    ({ subject }) => subject,
  );

/** As the worker does every hour. */
async function hourAt(time: Date) {
  today = time;
  await expireJobs.enqueue(server.db, {});
  await clock.run({ asOf: time });
}

test("a scheduled draft publishes itself at its time, not before", async () => {
  const draft = await oaks.write({
    ...completeJob,
    title: "Scheduled Teacher",
    locationIds: [oaks.locationId],
  });
  const publishAt = days(3);
  const scheduled = await oaks.act(draft.id, "schedule", { publishAt: publishAt.toISOString() });
  expect(scheduled.json().data.attributes).toMatchObject({
    listingStatus: "draft",
    publishAt: publishAt.toISOString(),
  });
  await clock.run();
  expect((await own(draft.id)).listingStatus).toBe("draft");
  today = days(0.01, publishAt);
  await clock.run({ asOf: today });
  expect(await own(draft.id)).toMatchObject({ listingStatus: "published", publishAt: null });
  expect(idsIn(await server.request("job_listings?filter[q]=scheduled"))).toEqual([draft.id]);
});

test("what cannot be published then stays a draft, and its employer hears why", async () => {
  const draft = await oaks.write({ ...completeJob, title: "Half Written", locationIds: [oaks.locationId] });
  expect((await oaks.act(draft.id, "schedule", { publishAt: days(-1).toISOString() })).status).toBe(422);
  await oaks.act(draft.id, "schedule", { publishAt: days(2).toISOString() });
  await oaks.change(draft.id, { compensation: null });
  today = days(2.1);
  await clock.run({ asOf: today });
  expect(await own(draft.id)).toMatchObject({ listingStatus: "draft", publishAt: null });
  expect(await subjects()).toContain("Half Written was not published");
});

test("a time taken back publishes nothing", async () => {
  const draft = await oaks.write({ ...completeJob, locationIds: [oaks.locationId] });
  await oaks.act(draft.id, "schedule", { publishAt: days(1).toISOString() });
  await oaks.act(draft.id, "schedule", { publishAt: null });
  today = days(1.1);
  await clock.run({ asOf: today });
  expect((await own(draft.id)).listingStatus).toBe("draft");
});

test("on day 53 the employer is asked once, on day 60 the job closes as expired; a renewed one goes on", async () => {
  const [left, renewed] = [
    await oaks.publish({ title: "Left Alone" }),
    await oaks.publish({ title: "Renewed" }),
  ];
  const asked = async (title: string) =>
    (await subjects()).filter((subject) => subject === `Is ${title} still open?`).length;
  await hourAt(days(52));
  expect(await asked("Left Alone")).toBe(0);
  await hourAt(days(53.1));
  await hourAt(days(53.2));
  expect([await asked("Left Alone"), await asked("Renewed")]).toEqual([1, 1]);
  await server.db
    .updateTable("jobListings")
    .set({ expiresAt: days(113) })
    .where("id", "=", renewed.id)
    .execute();
  await hourAt(days(59.9));
  expect((await own(left.id)).listingStatus).toBe("published");
  await hourAt(days(60.1));
  expect(await own(left.id)).toMatchObject({ listingStatus: "closed", closedReason: "expired" });
  expect((await own(renewed.id)).listingStatus).toBe("published");
  expect(idsIn(await server.request("job_listings?filter[q]=left alone"))).toEqual([]);
  const event = await server.db
    .selectFrom("jobListingEvents")
    .selectAll()
    .where("jobListingId", "=", left.id)
    .where("toState", "=", "closed")
    .executeTakeFirstOrThrow();
  expect(event).toMatchObject({ fromState: "published", reason: "expired", accountId: null });
});

test("the reminder names the last day by its reader's clock", async () => {
  const { id } = await oaks.publish({ title: "Read in Honolulu" });
  const day = days(5).toISOString().slice(0, 10);
  // Five in the morning in London, and the evening before in Hawaii.
  const expiresAt = new Date(`${day}T05:00:00Z`);
  await server.db.updateTable("jobListings").set({ expiresAt }).where("id", "=", id).execute();
  await server.db.updateTable("employerProfiles").set({ timeZone: "Pacific/Honolulu" }).execute();
  await hourAt(new Date());
  const mails = server.db.selectFrom("mails").select("text").where("subject", "like", "%Read in Honolulu%");
  const { text } = await mails.executeTakeFirstOrThrow();
  expect(text).toContain(`listed until ${longDate(expiresAt, "en", "Pacific/Honolulu")}.`);
  expect(text).not.toContain(longDate(expiresAt, "en"));
});

test("renewing gives 60 days from today, to a published job only", async () => {
  const job = await oaks.publish();
  await server.db
    .updateTable("jobListings")
    .set({ expiresAt: days(2), renewalRequestedAt: new Date() })
    .where("id", "=", job.id)
    .execute();
  const { expiresAt } = (await oaks.act(job.id, "renew")).json().data.attributes;
  expect(Math.round((new Date(expiresAt).getTime() - Date.now()) / 86_400_000)).toBe(60);
  await oaks.act(job.id, "pause");
  expect((await oaks.act(job.id, "renew")).status).toBe(422);
});

test("an employer lists what expires within a week, and the count of it beside the others", async () => {
  const [soon, later] = [await oaks.publish({ title: "Soon" }), await oaks.publish({ title: "Later" })];
  const expireAt = (id: string, expiresAt: Date) =>
    server.db.updateTable("jobListings").set({ expiresAt }).where("id", "=", id).execute();
  await server.db
    .updateTable("jobListings")
    .set({ expiresAt: days(40) })
    .execute();
  await expireAt(soon.id, days(6.9));
  await expireAt(later.id, days(7.1));
  const expiring = await oaks.request("employer/job_listings?filter[expiresSoon]=true&page[size]=1");
  expect(idsIn(expiring)).toEqual([soon.id]);
  expect(expiring.json().meta).toMatchObject({ page: { total: 1 }, expiringSoon: 1 });
  const all = await oaks.request("employer/job_listings?filter[listingStatus]=published");
  expect(all.json().meta.expiringSoon).toBe(1);
  expect(all.json().meta.page.total).toBeGreaterThan(1);
});
