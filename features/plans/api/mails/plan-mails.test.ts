/** What owners hear before money moves, and when it did: each once, in time, and by no switch to be missed. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { employerOf } from "#features/employers/api/employers.fixtures.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { endTrials } from "../trials/end-trials.job.ts";
import { emailOwners } from "./email-owners.job.ts";
import { remindOwners } from "./remind-owners.job.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let work: ReturnType<typeof testJobs>;
let clock = new Date();
beforeAll(async () => {
  server = await testServer();
  work = testJobs({ url: server.databaseUrl, db: server.db } as never, [emailOwners], {
    emit: server.platform.registry.emit,
    now: () => clock,
  });
});
afterAll(() => server.close());

const attempt = { number: 1, isLast: false };
const remindAt = async (at: Date) => {
  clock = at;
  for (let times = 0; times < 2; times += 1) await remindOwners.run({}, { ...work.context, attempt });
};
const daysBefore = (end: Date, days: number) => new Date(Number(end) - days * dayMs);

const subjectsTo = async (email: string) =>
  (
    await server.db
      .selectFrom("mails")
      .select("subject")
      .where("toAddress", "=", email)
      .orderBy("id")
      .execute()
  ).map(({ subject }) => subject);

async function ownerWith(values: object) {
  const owner = await server.person("employer", { employerName: "Mailed House" });
  const employerId = await employerOf(owner);
  await server.db.updateTable("subscriptions").set(values).where("employerId", "=", employerId).execute();
  // Whoever switched mail off hears of money all the same.
  await server.db
    .updateTable("accounts")
    .set({ emailNotifications: false })
    .where("id", "=", owner.accountId)
    .execute();
  return { owner, employerId };
}

test("a trial's end is said 3 days and 1 day before, once each, and then that it ended", async () => {
  const trialEnd = new Date("2030-03-18T15:00:00Z");
  const trial = { status: "trialing", trialStart: new Date("2030-03-04T15:00:00Z"), trialEnd };
  const { owner, employerId } = await ownerWith(trial);
  const mails = async () => (await subjectsTo(owner.email)).filter((subject) => !subject.includes("onfirm"));
  await remindAt(daysBefore(trialEnd, 3.1));
  expect(await mails()).toEqual([]);
  await remindAt(daysBefore(trialEnd, 2.9));
  const ending = "Your trial of Growth ends on March 18, 2030";
  expect(await mails()).toEqual([ending]);
  await remindAt(daysBefore(trialEnd, 0.9));
  expect(await mails()).toEqual([ending, ending]);
  clock = trialEnd;
  await endTrials.run({}, { ...work.context, attempt });
  await work.run();
  expect((await mails()).at(-1)).toBe("Mailed House is on Free now");
  const { planId } = await server.db
    .selectFrom("subscriptions")
    .select("planId")
    .where("employerId", "=", employerId)
    .where("endedAt", "is", null)
    .executeTakeFirstOrThrow();
  const free = await server.db
    .selectFrom("plans")
    .select("id")
    .where("freePlan", "=", true)
    .executeTakeFirst();
  expect(planId).toBe(free?.id);
});

test("a renewal is said 7 days before with its amount; what is canceled is not", async () => {
  const price = await server.db
    .selectFrom("prices")
    .select("id")
    .where("name", "=", "Growth, monthly")
    .executeTakeFirstOrThrow();
  const currentPeriodEnd = new Date("2031-04-01T15:00:00Z");
  const paid = { status: "active", priceId: price.id, locations: 2, currentPeriodEnd };
  const { owner } = await ownerWith(paid);
  const canceled = await ownerWith({ ...paid, cancelAt: currentPeriodEnd });
  await remindAt(daysBefore(currentPeriodEnd, 7.1));
  expect(await subjectsTo(owner.email)).not.toContainEqual(expect.stringContaining("renews"));
  await remindAt(daysBefore(currentPeriodEnd, 6.9));
  const renews = (subjects: string[]) => subjects.filter((subject) => subject.includes("renews"));
  expect(renews(await subjectsTo(owner.email))).toEqual(["Growth renews on April 1, 2031 for $158.00"]);
  expect(renews(await subjectsTo(canceled.owner.email))).toEqual([]);
});
