/** Saved searches on a real database: who may ask for what, and that each new job is told once. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { sql } from "kysely";
import { jobsFeature } from "../index.ts";
import { makeMarket, type MadeJob } from "../search/market-under-test.ts";
import { refreshJobSearch } from "../search/refresh-job-search.ts";
import { alertUrl } from "./alert-link.ts";
import { keepAlerts } from "./keep-alerts.job.ts";
import { tellAlerts } from "./tell-alerts.job.ts";

const server = await testServer();
let clock = new Date();
const worker = testJobs(
  { url: server.databaseUrl, db: server.db } as never,
  jobsFeature(server.config).jobs!,
  {
    now: () => clock,
  },
);
afterAll(() => server.close());

/** Ten in the morning in Chicago, today or in so many days. */
function morning(days = 0): Date {
  const day = new Date(Date.now() + days * 86_400_000);
  return new Date(`${day.toISOString().slice(0, 10)}T16:00:00Z`);
}

const context = () => ({ ...worker.context, attempt: { number: 1, isLast: false } });
const tell = () => tellAlerts.run({}, context());

const ask = (filters: object, more: object = {}) => ({
  method: "POST" as const,
  body: { data: { type: "job_alerts", attributes: { filters, ...more } } },
});
const mails = (to: string) =>
  server.db.selectFrom("mails").selectAll().where("toAddress", "=", to).orderBy("id").execute();
const linkIn = (text: string) => /\/api\/saved_search\?token=[\w.-]+/.exec(text)![0];
const press = (link: string, choice?: string, frequency?: string) =>
  server.ask(link, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: choice
      ? new URLSearchParams({ choice, ...(frequency ? { frequency } : {}) }).toString()
      : "List-Unsubscribe=One-Click",
  });

let jobs: MadeJob[];
beforeAll(async () => {
  jobs = (await makeMarket(server.db, 120)).filter(({ published }) => published);
  await server.db
    .updateTable("jobListings")
    .set({ publishedAt: new Date(Date.now() - 40 * 86_400_000) })
    .where("listingStatus", "=", "published")
    .execute();
  await server.db.transaction().execute((tx) =>
    refreshJobSearch(
      tx,
      jobs.map(({ id }) => id),
    ),
  );
});
beforeEach(async () => {
  clock = morning();
  await sql`delete from job_alerts`.execute(server.db);
  await sql`update job_search set published_at = now() - interval '40 days'`.execute(server.db);
});

/** As if these were published just before `clock`. */
const publish = (some: MadeJob[], at = new Date(clock.getTime() - 120_000)) =>
  server.db
    .updateTable("jobSearch")
    .set({ publishedAt: at })
    .where(
      "jobListingId",
      "in",
      some.map(({ id }) => id),
    )
    .execute();
/** Alerts begin at their creation by the server's clock; here at this one, due now. */
const begin = () =>
  server.db
    .updateTable("jobAlerts")
    .set({ toldUntil: new Date(clock.getTime() - 3_600_000), dueAt: new Date(clock.getTime() - 60_000) })
    .execute();
const directors = () => jobs.filter(({ roleType }) => roleType === "Director");

describe("an educator", () => {
  test("saves a search once, however it is written, changes it, and deletes it", async () => {
    const ana = await server.person("educator");
    const first = await ana.ask("job_alerts", ask({ role: ["Director"], minimumWage: 0, sort: "distance" }));
    expect(first.status).toBe(201);
    const { id, attributes } = first.json().data;
    expect(attributes).toMatchObject({
      name: "Director",
      email: ana.email,
      filters: { role: ["Director"] },
      frequency: "daily",
      paused: false,
      confirmedAt: expect.any(String),
    });
    const again = await ana.ask("job_alerts", ask({ role: "director,Director" }, { frequency: "weekly" }));
    expect(again.json().data).toMatchObject({ id, attributes: { frequency: "weekly" } });
    expect((await ana.ask("job_alerts")).json().data).toHaveLength(1);
    const patch = (change: object) =>
      ana.ask(`job_alerts/${id}`, {
        method: "PATCH",
        body: { data: { type: "job_alerts", id, attributes: change } },
      });
    expect((await patch({ frequency: "instantly", paused: true })).json().data.attributes).toMatchObject({
      frequency: "instantly",
      paused: true,
    });
    expect((await patch({ confirmedAt: null })).status).toBe(403);
    const ben = await server.person("educator");
    expect((await ben.ask(`job_alerts/${id}`)).status).toBe(404);
    expect((await ben.ask(`job_alerts/${id}`, { method: "DELETE" })).status).toBe(404);
    expect((await ana.ask(`job_alerts/${id}`, { method: "DELETE" })).status).toBe(204);
    expect((await ana.ask("job_alerts")).json().data).toEqual([]);
  });

  test("is told what is wrong with filters, and of the most there may be", async () => {
    const ana = await server.person("educator");
    for (const filters of [
      { role: ["Wizard"] },
      { colour: "red" },
      { zipCode: "00000" },
      { address: "Nowhereville, XX" },
    ])
      expect((await ana.ask("job_alerts", ask(filters))).status, JSON.stringify(filters)).toBe(422);
    const named = (await ana.ask("job_alerts", ask({ address: "Austin, TX", radiusInMiles: 10 }))).json()
      .data;
    expect(named.attributes.filters).toMatchObject({ lat: expect.any(Number), radiusInMiles: 10 });
    expect(named.attributes.name).toBe("Within 10 miles of Austin, TX");
    for (let wage = 1; wage < 10; wage += 1)
      expect((await ana.ask("job_alerts", ask({ minimumWage: wage }))).status).toBe(201);
    const eleventh = await ana.ask("job_alerts", ask({ minimumWage: 30 }));
    expect([eleventh.status, eleventh.json().errors[0].code]).toEqual([409, "too_many"]);
    expect((await ana.ask("job_alerts", ask({ minimumWage: 3 }))).status).toBe(201);
  });

  test("hears of new jobs as the search finds them, each once, and of none applied for", async () => {
    const ana = await server.person("educator");
    await ana.ask("job_alerts", ask({ role: ["Director"] }, { frequency: "instantly" }));
    await begin();
    const [one, two, three] = directors();
    const other = jobs.find(({ roleType }) => roleType === "Assistant Teacher")!;
    await publish([one!, two!, other]);
    await server.db
      .insertInto("jobApplications")
      .values({
        jobListingId: two!.id,
        employerId: two!.employer.id,
        userProfileId: (
          await server.db
            .selectFrom("userProfiles")
            .select("id")
            .where("accountId", "=", ana.accountId)
            .executeTakeFirstOrThrow()
        ).id,
        submittedAt: new Date(),
        aasmState: "submitted",
      })
      .execute();
    await tell();
    await tell();
    const [mail, ...more] = await mails(ana.email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`New job: ${one!.title} at ${one!.employer.name}`);
    expect(mail!.text).toContain(`/jobs/${one!.slug}`);
    expect(mail!.text).toContain(`/job_listings/${one!.id}/like`);
    expect(mail!.text).not.toContain(two!.slug);
    expect(mail!.text).toContain("/jobs?saved=open");
    expect(JSON.stringify(mail!.headers)).toContain("/api/unsubscribe?token=");

    // Closed and opened again is no news; a new one is.
    clock = new Date(clock.getTime() + 3_600_000);
    await publish([one!, three!]);
    await tell();
    const second = (await mails(ana.email))[1]!;
    expect(second.text).toContain(three!.slug);
    expect(second.text).not.toContain(one!.slug);
  });

  test("switched job alerts off in the settings: nothing is sent", async () => {
    const ana = await server.person("educator");
    await ana.ask("job_alerts", ask({ role: ["Director"] }));
    await begin();
    await sql`insert into account_email_preferences (account_id, email_type_id, enabled)
      select ${ana.accountId}, id, false from email_types where key = 'job_alerts'`.execute(server.db);
    await publish(directors().slice(0, 2));
    await tell();
    expect(await mails(ana.email)).toEqual([]);
  });
});

describe("who has no account", () => {
  const email = () => `guest-${randomUUID()}@people.example`;

  test("confirms the address, hears of new jobs, changes how often, and ends it by one press", async () => {
    const to = email();
    const answer = await server.ask(
      "job_alerts",
      ask({ role: ["Director"] }, { email: to.toUpperCase(), frequency: "instantly" }),
    );
    expect([answer.status, answer.text]).toEqual([204, ""]);
    await begin();
    await publish(directors().slice(0, 1), new Date(clock.getTime() - 3 * 3_600_000));
    await tell();
    const [confirmation, ...none] = await mails(to);
    expect(none).toEqual([]);
    expect(confirmation).toMatchObject({ subject: "Confirm your job alert", emailType: null });
    const link = linkIn(confirmation!.text);

    // Looking, and a mail program's own press, confirm nothing.
    expect((await server.ask(link)).text).toContain("Send you new jobs?");
    expect((await press(link)).status).toBe(200);
    expect((await press(link, "resume")).text).toContain("Send you new jobs?");
    await tell();
    expect(await mails(to)).toHaveLength(1);

    expect((await press(link, "confirm", "instantly")).text).toContain("Confirmed.");
    await begin();
    await publish(directors().slice(1, 3));
    await tell();
    await tell();
    const [, news, ...others] = await mails(to);
    expect(others).toEqual([]);
    expect(news!.subject).toBe("2 new jobs for your search");
    const headers = JSON.stringify(news!.headers);
    expect(headers).toContain("List-Unsubscribe=One-Click");
    expect(headers).toContain(linkIn(news!.text));

    expect((await press(link, "keep", "weekly")).text).toContain("Saved.");
    expect((await press(link)).status).toBe(200);
    expect((await server.ask(link)).text).toContain("You get no more mail for this search");
    clock = morning(10);
    await publish(directors().slice(3, 5));
    await tell();
    expect(await mails(to)).toHaveLength(2);
    expect((await press(link, "resume")).text).toContain("The mails come again.");
    await tell();
    expect(await mails(to)).toHaveLength(3);
  });

  test("learns nothing by asking: the answer is always the same, and an inbox is not filled", async () => {
    const to = email();
    const one = () => server.ask("job_alerts", ask({ role: ["Director"] }, { email: to }));
    const answers = [await one(), await one()];
    await press(linkIn((await mails(to))[0]!.text), "confirm");
    answers.push(await one());
    for (let wage = 1; wage <= 12; wage += 1)
      answers.push(await server.ask("job_alerts", ask({ minimumWage: wage }, { email: to })));
    const account = await server.person("educator");
    answers.push(await server.ask("job_alerts", ask({ role: ["Director"] }, { email: account.email })));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(["204 "]));
    expect(await mails(to)).toHaveLength(4);
    expect((await server.ask("job_alerts")).json().data).toEqual([]);
    expect((await server.ask("job_alerts", ask({}))).status).toBe(422);
    expect((await server.ask("job_alerts", ask({}, { email: "nobody" }))).status).toBe(422);
  });

  test("finds the alert in an account of the same confirmed address, in place of the same one", async () => {
    const ana = await server.person("educator");
    await ana.ask("job_alerts", ask({ role: ["Director"] }, { frequency: "weekly" }));
    await server.ask("job_alerts", ask({ role: ["Director"] }, { email: ana.email, frequency: "daily" }));
    expect((await ana.ask("job_alerts")).json().data).toHaveLength(1);
    const confirmation = (await mails(ana.email)).find(({ name }) => name === "jobs.confirm-alert")!;
    expect((await press(linkIn(confirmation.text), "confirm")).status).toBe(200);
    const { data } = (await ana.ask("job_alerts")).json();
    expect(data).toHaveLength(1);
    expect(data[0].attributes).toMatchObject({ frequency: "daily", email: ana.email });
  });

  test("a forged link is good for nothing", async () => {
    expect((await server.ask("/api/saved_search?token=abc")).status).toBe(404);
    expect((await press("/api/saved_search?token=abc")).status).toBe(404);
    const foreign = await alertUrl(worker.context.settings.tokens, "", randomUUID());
    expect((await press(foreign, "stop")).text).toContain("The job alert is over");
  });
});

describe("times", () => {
  const dueOf = async () =>
    (await server.db.selectFrom("jobAlerts").select("dueAt").executeTakeFirstOrThrow()).dueAt;

  test("at night nothing is told; in the morning it is", async () => {
    const ana = await server.person("educator");
    await ana.ask("job_alerts", ask({ role: ["Director"] }, { frequency: "instantly" }));
    clock = new Date(morning().getTime() - 8 * 3_600_000);
    await begin();
    await publish(directors().slice(0, 1));
    await tell();
    expect(await mails(ana.email)).toEqual([]);
    const due = await dueOf();
    expect(due.getTime()).toBeGreaterThan(clock.getTime());
    clock = new Date(due.getTime() + 60_000);
    await tell();
    expect(await mails(ana.email)).toHaveLength(1);
  });

  test("a daily one waits for its morning, also when there is nothing new", async () => {
    const ana = await server.person("educator");
    await ana.ask("job_alerts", ask({ role: ["Director"] }));
    await begin();
    await tell();
    const due = await dueOf();
    expect(due.getTime()).toBeGreaterThan(clock.getTime());
    clock = new Date(clock.getTime() + 600_000);
    await publish(directors().slice(0, 1));
    await tell();
    expect(await mails(ana.email)).toEqual([]);
    clock = due;
    await tell();
    expect(await mails(ana.email)).toHaveLength(1);
  });

  test("a job published this very minute is not passed over", async () => {
    const ana = await server.person("educator");
    await ana.ask("job_alerts", ask({ role: ["Director"] }, { frequency: "instantly" }));
    await begin();
    await publish(directors().slice(0, 1), new Date(clock.getTime() - 1000));
    await tell();
    expect(await mails(ana.email)).toEqual([]);
    clock = new Date(clock.getTime() + 61_000);
    await tell();
    expect(await mails(ana.email)).toHaveLength(1);
  });

  test("after a year it is asked about once; a yes keeps it, no answer ends it", async () => {
    const to = `guest-${randomUUID()}@people.example`;
    await server.ask("job_alerts", ask({ role: ["Director"] }, { email: to }));
    await press(linkIn((await mails(to))[0]!.text), "confirm");
    const ending = () =>
      server.db
        .updateTable("jobAlerts")
        .set({ wantedUntil: new Date(clock.getTime() + 5 * 86_400_000), askedAgainAt: null })
        .execute();
    await ending();
    for (let run = 0; run < 2; run += 1) await keepAlerts.run({}, context());
    const asked = (await mails(to)).slice(1);
    expect(asked.map(({ subject }) => subject)).toEqual(["Do you still want these job alerts?"]);
    await press(linkIn(asked[0]!.text), "keep");
    const { wantedUntil } = await server.db
      .selectFrom("jobAlerts")
      .select("wantedUntil")
      .executeTakeFirstOrThrow();
    expect(wantedUntil.getTime()).toBeGreaterThan(Date.now() + 360 * 86_400_000);
    await ending();
    clock = morning(40);
    await begin();
    await publish(directors().slice(0, 1));
    await tell();
    expect((await mails(to)).map(({ name }) => name)).not.toContain("jobs.new-jobs");
    await keepAlerts.run({}, context());
    expect(await server.db.selectFrom("jobAlerts").select("id").execute()).toEqual([]);
  });
});

test("many alerts at once: all are told, each once, also where workers run side by side and one was cut off", async () => {
  const people = Array.from({ length: 60 }, (_, index) => `crowd-${index}-${randomUUID()}@people.example`);
  for (const [index, email] of people.entries())
    await server.ask("job_alerts", ask(index % 3 ? { role: ["Director"] } : { q: "director" }, { email }));
  await server.db.updateTable("jobAlerts").set({ confirmedAt: new Date(), frequency: "daily" }).execute();
  await begin();
  await publish(directors().slice(0, 3));
  // Cut off after some: their transactions stand, the rest is as before.
  let sent = 0;
  const failing = new Proxy(context(), {
    get: (target, name) => {
      if (name !== "settings") return Reflect.get(target, name);
      if ((sent += 1) > 20) throw new Error("cut off");
      return target.settings;
    },
  });
  await tellAlerts.run({}, failing);
  await Promise.all([tell(), tell()]);
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
