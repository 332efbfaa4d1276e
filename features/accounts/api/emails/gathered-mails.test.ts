/** Mails that wait for others of their type: once a day by an account's wish, and when many come at once. */
import { testServer } from "#app/testing/test-server.ts";
import { recoverInterruptedMails } from "#platform/server/mail/recover-interrupted-mails.job.ts";
import { mailTemplate } from "#platform/server/mail/template.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { nextMorning } from "../../quiet-hours.ts";
import { emailSubscriber } from "./email-subscriber.ts";
import { sendGatheredMails } from "./gathered-mails.job.ts";

const server = await testServer();
afterAll(() => server.close());
const { db } = server;
let time = new Date();
const work = testJobs({ ...server, url: server.databaseUrl } as never, [sendGatheredMails], {
  now: () => time,
});

const mail = (emailType: string, debounceMinutes = 0) =>
  mailTemplate({
    id: `test.${emailType}`,
    ...{ emailType, debounceMinutes },
    sample: { name: "Ana" },
    write: ({ name }, { url }) => ({
      subject: `${name} applied`,
      blocks: [{ paragraph: name }, { button: "Read", url: url(`/employer/applicants/${name}`) }],
    }),
  });
const update = mail("application_updates");
const news = mail("product_news");
const application = mail("new_application", 10);

type Person = Awaited<ReturnType<typeof server.person>>;
let educator: Person;
beforeEach(async () => {
  time = new Date();
  educator = await server.person("educator", { zipCode: "78701" });
});

const send = ({ accountId }: Person, template: ReturnType<typeof mail>, name: string, key = name) =>
  emailSubscriber(db, work.context.settings, {
    ...{ accountId, key: `${accountId}:${key}`, template: template({ name }), now: time },
  });
const mailsOf = ({ email }: Person) =>
  db
    .selectFrom("mails")
    .select(["subject", "state", "html", "text", "headers", "emailType"])
    .where("toAddress", "=", email)
    .where("emailType", "is not", null)
    .orderBy("id")
    .execute();
const states = async (who: Person) =>
  (await mailsOf(who)).map(({ subject, state }) => `${subject}: ${state}`);
async function choose(who: Person, key: string, attributes: object) {
  const { data, included } = (await who.request("account_email_preferences?include=email_type")).json();
  const kind = included.find((one: { attributes: { key: string } }) => one.attributes.key === key);
  const { id } = data.find(
    (one: { relationships: { email_type: { data: { id: string } } } }) =>
      one.relationships.email_type.data.id === kind.id,
  );
  const type = "account_email_preferences";
  return who.request(`${type}/${id}`, { method: "PATCH", body: { data: { type, id, attributes } } });
}
const morning = () => {
  time = new Date(Number(nextMorning(time, "America/Chicago")) + 1000);
};

test("once a day: what came up is in one mail at eight, with a way to each, and ends by its own link", async () => {
  expect((await choose(educator, "application_updates", { frequency: "daily" })).status).toBe(200);
  await send(educator, update, "Ana");
  await send(educator, update, "Ben");
  expect(await send(educator, update, "Ben")).toBe(false);
  await work.run();
  expect(await states(educator)).toEqual(["Ana applied: gathering", "Ben applied: gathering"]);
  morning();
  await work.run({ asOf: time });
  expect(await states(educator)).toEqual([
    "Ana applied: gathered",
    "Ben applied: gathered",
    "Application updates: 2 new: not_sent",
  ]);
  const digest = (await mailsOf(educator)).at(-1)!;
  for (const name of ["Ana", "Ben"]) {
    expect(digest.text).toContain(`${name} applied`);
    expect(digest.html).toContain(`/employer/applicants/${name}`);
  }
  expect(digest.emailType).toBe("application_updates");
  expect(Object.fromEntries(digest.headers as [string, string][])["List-Unsubscribe"]).toMatch(/^<http/);
});

test("one alone comes as it is; what is switched off meanwhile does not come", async () => {
  await choose(educator, "application_updates", { frequency: "daily" });
  await send(educator, update, "Ana");
  morning();
  await work.run({ asOf: time });
  expect(await states(educator)).toEqual(["Ana applied: not_sent"]);
  await send(educator, update, "Ben");
  await choose(educator, "application_updates", { enabled: false });
  morning();
  await work.run({ asOf: time });
  expect(await states(educator)).toEqual(["Ana applied: not_sent", "Ben applied: not_sent"]);
  // Nothing is left that would deliver it.
  expect(await work.run({ asOf: time })).toEqual([]);
});

test("one whose job was lost goes out by itself an hour after its time", async () => {
  await choose(educator, "application_updates", { frequency: "daily" });
  await send(educator, update, "Ana");
  await work.pool.query("delete from graphile_worker._private_jobs");
  morning();
  const recover = () =>
    recoverInterruptedMails.run({}, { ...work.context, attempt: { number: 1, isLast: false } });
  await recover();
  expect(await states(educator)).toEqual(["Ana applied: gathering"]);
  time = new Date(Number(time) + 3_700_000);
  await recover();
  await work.run({ asOf: time });
  expect(await states(educator)).toEqual(["Ana applied: not_sent"]);
});

test("a worker whose clock is behind sends what is due all the same, and no empty mail", async () => {
  await choose(educator, "application_updates", { frequency: "daily" });
  for (const name of ["Ana", "Ben"]) await send(educator, update, name);
  const behind = time;
  morning();
  const asOf = time;
  time = behind;
  await work.run({ asOf });
  expect((await states(educator)).at(-1)).toBe("Application updates: 2 new: not_sent");
  expect(await states(educator)).toHaveLength(3);
});

test("types that wait for nobody are not gathered, whatever is asked", async () => {
  const reminder = mail("interview_reminders");
  await choose(educator, "interview_reminders", { frequency: "daily" });
  await send(educator, reminder, "Ana");
  await work.run();
  expect(await states(educator)).toEqual(["Ana applied: not_sent"]);
});

test("when many come within minutes the first is told at once, the others together", async () => {
  const employer = await server.person("employer", { zipCode: "78701", employerName: "Acorn House" });
  for (const name of ["Ana", "Ben", "Cleo"]) await send(employer, application, name);
  await work.run();
  expect(await states(employer)).toEqual([
    "Ana applied: not_sent",
    "Ben applied: gathering",
    "Cleo applied: gathering",
  ]);
  time = new Date(Number(time) + 11 * 60_000);
  await work.run({ asOf: time });
  expect((await states(employer)).slice(1)).toEqual([
    "Ben applied: gathered",
    "Cleo applied: gathered",
    "New applications: 2 new: not_sent",
  ]);
});

test("news come to those who asked for them, and at most once a week, also from two senders at once", async () => {
  expect(await send(educator, news, "Spring")).toBe(false);
  await choose(educator, "product_news", { enabled: true });
  const both = await Promise.all(
    ["Spring", "Summer"].map((name) =>
      db.transaction().execute((tx) =>
        emailSubscriber(tx, work.context.settings, {
          accountId: educator.accountId,
          key: `${educator.accountId}:${name}`,
          template: news({ name }),
          now: time,
        }),
      ),
    ),
  );
  expect(both.toSorted()).toEqual([false, true]);
  expect(await send(educator, news, "Autumn")).toBe(false);
  time = new Date(Number(time) + 7.1 * 86_400_000);
  expect(await send(educator, news, "Winter")).toBe(true);
});
