/** What the clock does by itself: reminders, bookings that expire, interviews nobody spoke of. */
import { testServer } from "#app/testing/test-server.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, describe, expect, test } from "vitest";
import { completeInterviews, expireInterviews } from "./expire.job.ts";
import {
  act,
  createEducator,
  bookableEmployer,
  bookOk,
  findFreeTimes,
  findFreeTime,
  hostSide,
  shift,
  statusOf,
} from "../interviews.fixtures.ts";
import { remindInterview } from "./remind.job.ts";
import { emailBothParties } from "../mails/email-both-parties.job.ts";

const server = await testServer();
afterAll(() => server.close());
const { db } = server;
let clock = () => new Date();
const jobs = [emailBothParties, remindInterview, expireInterviews, completeInterviews];
const work = testJobs({ db, url: server.databaseUrl }, jobs, {
  now: () => clock(),
  emit: server.platform.registry.emit,
});
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

async function someone(type: object = {}) {
  const host = await bookableEmployer(server, type);
  const ana = await createEducator(server);
  const time = await findFreeTime(ana, host.eventType.id, 72);
  const { id } = await bookOk(ana, host.eventType.id, time);
  return { ...host, ana, time, id };
}

const mailsTo = async ({ email }: { email: string }) =>
  db
    .selectFrom("mails")
    .select(["name", "subject"])
    .where("toAddress", "=", email)
    .where("name", "like", "interviews.%")
    .orderBy("id")
    .execute();
const namesOf = (mails: { name: string }[]) => mails.map(({ name }) => name.replace("interviews.", ""));

describe("reminders", { timeout: 60_000 }, () => {
  const reminders = async (who: { email: string }) =>
    (await mailsTo(who)).filter(({ name }) => name === "interviews.reminder");

  test("come a day and an hour before, to both", async () => {
    const { ana, employer, time } = await someone();
    const hoursLeft = (Date.parse(time) - Date.now()) / 3_600_000;
    await work.run({ asOf: inHours(hoursLeft - 24.5) });
    expect(await reminders(ana)).toHaveLength(0);
    await work.run({ asOf: inHours(hoursLeft - 23.5) });
    expect([(await reminders(ana)).length, (await reminders(employer)).length]).toEqual([1, 1]);
    await work.run({ asOf: inHours(hoursLeft - 0.5) });
    expect([(await reminders(ana)).length, (await reminders(employer)).length]).toEqual([2, 2]);
    expect((await reminders(ana))[0]!.subject).toMatch(/^Reminder: interview with Sunny Hill/);
  });

  test("die with the time they were for", async () => {
    const { ana, id, eventType } = await someone();
    const moved = await act(ana, `interviews/${id}/reschedule`, {
      time: await findFreeTime(ana, eventType.id, 200),
    });
    await work.run({ asOf: inHours(100) });
    expect(await reminders(ana)).toHaveLength(0);
    await act(ana, `interviews/${moved.json().data.id}/cancel`);
    await work.run({ asOf: inHours(400) });
    expect(await reminders(ana)).toHaveLength(0);
  });

  test("of a pending one come only once it is confirmed", async () => {
    const { ana, employer, id } = await someone({ requiresConfirmation: true });
    await work.run({ asOf: inHours(400) });
    expect(await reminders(ana)).toHaveLength(0);
    await act(employer, `${hostSide}/${id}/confirm`);
    await work.run({ asOf: inHours(400) });
    expect(await reminders(ana)).toHaveLength(2);
  });
});

describe("the clock", { timeout: 60_000 }, () => {
  const run = (one: typeof expireInterviews) =>
    one.run({}, { ...work.context, attempt: { number: 1, isLast: false } } as never);

  test("ends what nobody confirmed, frees its time, and tells both", async () => {
    const { ana, employer, id, time, eventType } = await someone({ requiresConfirmation: true });
    await run(expireInterviews);
    expect(await statusOf(ana, id)).toBe("pending");
    clock = () => inHours(49);
    await run(expireInterviews);
    clock = () => new Date();
    expect(await statusOf(ana, id)).toBe("expired");
    expect(await findFreeTimes(server, eventType.id)).toContain(time);
    await work.run();
    expect(namesOf(await mailsTo(ana))).toContain("expired");
    expect(namesOf(await mailsTo(employer))).toContain("expired");
    expect((await ana.request(`interviews/${id}.ics`)).text).toContain("STATUS:CANCELLED");
  });

  test("takes as completed what nobody spoke of for a week", async () => {
    const { ana, id } = await someone();
    await shift(server, id, -72 - 6 * 24);
    await run(completeInterviews);
    expect(await statusOf(ana, id)).toBe("scheduled");
    await shift(server, id, -36);
    await run(completeInterviews);
    expect(await statusOf(ana, id)).toBe("completed");
  });
});
