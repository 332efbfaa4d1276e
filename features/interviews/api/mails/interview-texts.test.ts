/** Text messages about interviews: an hour before, and to the side that did not move or cancel it. */
import { testServer } from "#app/testing/test-server.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, expect, test } from "vitest";
import {
  act,
  createEducator,
  bookableEmployer,
  bookOk,
  findFreeTime,
  hostSide,
  createEventType,
} from "../interviews.fixtures.ts";
import { remindInterview } from "../booking/remind.job.ts";
import { emailBothParties } from "./email-both-parties.job.ts";

const server = await testServer();
afterAll(() => server.close());
const { db } = server;
/** Always by day for the educator in Austin, whenever the test runs. */
const noon = (date: Date) => new Date(`${date.toISOString().slice(0, 10)}T18:00:00Z`);
const work = testJobs({ db, url: server.databaseUrl }, [emailBothParties, remindInterview], {
  now: () => noon(new Date()),
});

async function interviewOf(agrees: boolean) {
  const { employer, eventType } = await bookableEmployer(server);
  const educator = await createEducator(server);
  if (agrees) await agree(educator.accountId);
  const time = await findFreeTime(educator, eventType.id, 72);
  const { id } = await bookOk(educator, eventType.id, time, { timeZone: "America/Chicago" });
  await work.run();
  return { employer, educator, time, id };
}

async function agree(accountId: string): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ smsNotifications: true, smsConsentedAt: new Date(), smsConsentText: "yes" })
    .set({ verifiedPhone: "+15125550123" })
    .where("id", "=", accountId)
    .execute();
  await db
    .updateTable("userProfiles")
    .set({ phoneNumber: "(512) 555-0123" })
    .where("accountId", "=", accountId)
    .execute();
}

const textsOf = async ({ accountId }: { accountId: string }) =>
  (
    await db
      .selectFrom("smsMessages")
      .select("body")
      .where("accountId", "=", accountId)
      .orderBy("id")
      .execute()
  ).map(({ body }) => body);

test("an hour before, whoever agreed is reminded by text, once", async () => {
  const { educator, time, id } = await interviewOf(true);
  expect(await textsOf(educator)).toEqual([]);
  const runAt = (hours: number) => new Date(new Date(time).getTime() - hours * 3_600_000);
  const soon = { ...work.context, now: () => runAt(1), attempt: { number: 1, isLast: false } };
  await remindInterview.run({ interviewId: id, hours: 24 }, { ...soon, now: () => runAt(24) });
  expect(await textsOf(educator)).toEqual([]);
  await remindInterview.run({ interviewId: id, hours: 1 }, soon);
  await remindInterview.run({ interviewId: id, hours: 1 }, soon);
  const [text, ...more] = await textsOf(educator);
  expect(more).toEqual([]);
  expect(text).toMatch(
    /^Cubby: Your interview with Sunny Hill begins on \w+day, \w+ \d+.* Central Time\. Reply STOP/,
  );
});

test("a cancellation by the employer is told by text; one's own is not", async () => {
  const { employer, educator, id } = await interviewOf(true);
  await act(employer, `${hostSide}/${id}/cancel`, { reason: "Closed that day." });
  await work.run();
  expect(await textsOf(educator)).toEqual([
    expect.stringMatching(/^Cubby: Your interview with Sunny Hill on .* is canceled\./),
  ]);
  const own = await interviewOf(true);
  await act(own.educator, `interviews/${own.id}/cancel`, { reason: "I am ill." });
  await work.run();
  expect(await textsOf(own.educator)).toEqual([]);
});

test("a new time is told by text; nobody is texted who did not agree", async () => {
  for (const agrees of [true, false]) {
    const { employer, educator, time, id } = await interviewOf(agrees);
    const later = new Date(new Date(time).getTime() + 26 * 3_600_000).toISOString();
    const moved = await act(employer, `${hostSide}/${id}/reschedule`, { time: later });
    expect(moved.status).toBeLessThan(300);
    await work.run();
    const expected = agrees ? [expect.stringMatching(/^Cubby: Sunny Hill moved your interview to /)] : [];
    expect(await textsOf(educator)).toEqual(expected);
  }
});

test("a host is texted as their program and its locations ask for it", async () => {
  const textsAfterBooking = async (quieter: (hostId: string) => Promise<unknown>) => {
    const { employer, hostId, eventType } = await bookableEmployer(server);
    await agree(employer.accountId);
    await createEventType(employer, "locations", { name: "A", address: "1 Main St", zip: "78701" });
    await db
      .updateTable("employerProfiles")
      .set({ phoneNumber: "(512) 555-0144" })
      .where("id", "=", hostId)
      .execute();
    await db
      .updateTable("accounts")
      .set({ verifiedPhone: "+15125550144" })
      .where("id", "=", employer.accountId)
      .execute();
    await quieter(hostId);
    const educator = await createEducator(server);
    const time = await findFreeTime(educator, eventType.id, 72);
    const { id } = await bookOk(educator, eventType.id, time, { timeZone: "America/Chicago" });
    await applied(id, employer.accountId);
    await act(educator, `interviews/${id}/cancel`, { reason: "I am ill." });
    await work.run();
    return textsOf(employer);
  };
  const told = [expect.stringMatching(/^Cubby: .* is canceled\./)];
  expect(await textsAfterBooking(async () => {})).toEqual(told);
  const ofProfile = (id: string) =>
    db.updateTable("employerProfiles").set({ smsNotifications: false }).where("id", "=", id).execute();
  expect(await textsAfterBooking(ofProfile)).toEqual([]);
  const ofLocation = (id: string) =>
    db
      .updateTable("employerProfileLocations")
      .set({ smsNotifications: false })
      .where("employerProfileId", "=", id)
      .execute();
  expect(await textsAfterBooking(ofLocation)).toEqual([]);
});

/** The interview is about a job at the employer's location. */
async function applied(interviewId: string, accountId: string): Promise<void> {
  const { employerId, userProfileId } = await db
    .selectFrom("interviews")
    .select(["employerId", "userProfileId"])
    .where("id", "=", interviewId)
    .executeTakeFirstOrThrow();
  const location = await db
    .selectFrom("employerProfileLocations as link")
    .innerJoin("employerProfiles as profile", "profile.id", "link.employerProfileId")
    .select("link.locationId")
    .where("profile.accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  const job = await db
    .insertInto("jobListings")
    .values({ employerId, slug: `texts-${interviewId}`, title: "Teacher" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const place = { jobListingId: job.id, locationId: location.locationId };
  await db.insertInto("jobListingLocations").values(place).execute();
  const application = await db
    .insertInto("jobApplications")
    .values({ jobListingId: job.id, employerId, userProfileId, aasmState: "interviewing" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("interviews")
    .set({ jobApplicationId: application.id })
    .where("id", "=", interviewId)
    .execute();
}
