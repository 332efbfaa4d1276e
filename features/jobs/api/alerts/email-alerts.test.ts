/** When alerts are mailed, on a real database: mornings, years, and many at the same time. */
import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { alertFixtures, requestAlert, findLink, morningAfter } from "./alerts.fixtures.ts";
import { emailAlerts as emailAlertsJob } from "./email-alerts.job.ts";

const server = await testServer();
const { ago, begin, clock, context, directors, maintainAlerts, mails, submitForm, publish, emailAlerts } =
  alertFixtures(server);
afterAll(() => server.close());

describe("times", () => {
  const dueOf = async () =>
    (await server.db.selectFrom("jobAlerts").select("dueAt").executeTakeFirstOrThrow()).dueAt;

  test("at night nothing is told; in the morning it is", async () => {
    const ana = await server.person("educator");
    await ana.request("job_alerts", requestAlert({ role: ["Director"] }, { frequency: "instantly" }));
    clock.now = new Date(morningAfter().getTime() - 8 * 3_600_000);
    await begin();
    await publish(directors().slice(0, 1));
    await emailAlerts();
    expect(await mails(ana.email)).toEqual([]);
    const due = await dueOf();
    expect(due.getTime()).toBeGreaterThan(clock.now.getTime());
    clock.now = new Date(due.getTime() + 60_000);
    await emailAlerts();
    expect(await mails(ana.email)).toHaveLength(1);
  });

  test("a daily one waits for its morning, also when there is nothing new", async () => {
    const ana = await server.person("educator");
    await ana.request("job_alerts", requestAlert({ role: ["Director"] }));
    await begin();
    await emailAlerts();
    const due = await dueOf();
    expect(due.getTime()).toBeGreaterThan(clock.now.getTime());
    clock.now = new Date(clock.now.getTime() + 600_000);
    await publish(directors().slice(0, 1));
    await emailAlerts();
    expect(await mails(ana.email)).toEqual([]);
    clock.now = due;
    await emailAlerts();
    expect(await mails(ana.email)).toHaveLength(1);
  });

  test("a job published this very minute is not passed over", async () => {
    const ana = await server.person("educator");
    await ana.request("job_alerts", requestAlert({ role: ["Director"] }, { frequency: "instantly" }));
    await begin();
    await publish(directors().slice(0, 1), ago(1000));
    await emailAlerts();
    expect(await mails(ana.email)).toEqual([]);
    clock.now = new Date(clock.now.getTime() + 61_000);
    await emailAlerts();
    expect(await mails(ana.email)).toHaveLength(1);
  });

  test("after a year it is asked about once; a yes keeps it, no answer ends it", async () => {
    const to = `guest-${randomUUID()}@people.example`;
    await server.request("job_alerts", requestAlert({ role: ["Director"] }, { email: to }));
    await submitForm(findLink((await mails(to))[0]!.text), "confirm");
    const ending = () =>
      server.db
        .updateTable("jobAlerts")
        .set({ wantedUntil: new Date(clock.now.getTime() + 5 * 86_400_000), remindedAt: null })
        .execute();
    await ending();
    for (let run = 0; run < 2; run += 1) await maintainAlerts();
    const asked = (await mails(to)).slice(1);
    expect(asked.map(({ subject }) => subject)).toEqual(["Do you still want these job alerts?"]);
    await submitForm(findLink(asked[0]!.text), "keep");
    const { wantedUntil } = await server.db
      .selectFrom("jobAlerts")
      .select("wantedUntil")
      .executeTakeFirstOrThrow();
    expect(wantedUntil.getTime()).toBeGreaterThan(Date.now() + 360 * 86_400_000);
    await ending();
    clock.now = morningAfter(40);
    await begin();
    await publish(directors().slice(0, 1));
    await emailAlerts();
    expect((await mails(to)).map(({ name }) => name)).not.toContain("jobs.new-jobs");
    await maintainAlerts();
    expect(await server.db.selectFrom("jobAlerts").select("id").execute()).toEqual([]);
  });
});

test("many alerts at once: all are told, each once, also where workers run side by side and one was cut off", async () => {
  const people = Array.from({ length: 60 }, (_, index) => `crowd-${index}-${randomUUID()}@people.example`);
  for (const [index, email] of people.entries())
    await server.request(
      "job_alerts",
      requestAlert(index % 3 ? { role: ["Director"] } : { q: "director" }, { email }),
    );
  await server.db.updateTable("jobAlerts").set({ confirmedAt: new Date(), frequency: "daily" }).execute();
  await begin();
  await publish(directors().slice(0, 3));
  // Interrupted after some: their transactions are committed, the rest is unchanged.
  let sent = 0;
  const failing = new Proxy(context(), {
    get: (target, name) => {
      if (name !== "settings") return Reflect.get(target, name);
      if ((sent += 1) > 20) throw new Error("cut off");
      return target.settings;
    },
  });
  await emailAlertsJob.run({}, failing);
  await Promise.all([emailAlerts(), emailAlerts()]);
  const rows = await server.db
    .selectFrom("mails")
    .select(["toAddress", (eb) => eb.fn.countAll<number>().as("count")])
    .where("name", "=", "jobs.new-jobs")
    .where("toAddress", "in", people)
    .groupBy("toAddress")
    .execute();
  expect(rows.filter(({ count }) => count !== 1)).toEqual([]);
  expect(rows.length).toBeGreaterThan(38);
});
