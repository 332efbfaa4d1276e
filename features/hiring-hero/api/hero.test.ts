/** Hiring Hero from the first count to the loss: by what people did, and by nothing that only looks like it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import {
  createApplicant,
  createJobWithEmployer,
  runEmployerEvent,
} from "#features/applications/api/applications.fixtures.ts";
import { completeJob } from "#features/jobs/api/jobs.fixtures.ts";
import { make, operatorOf } from "#features/educators/api/educators.fixtures.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { countHeroes } from "./count-heroes.job.ts";
import { emailHeroNews } from "./email-hero-news.job.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let work: ReturnType<typeof testJobs>;
let clock = new Date();
beforeAll(async () => {
  server = await testServer();
  work = testJobs({ url: server.databaseUrl, db: server.db } as never, [emailHeroNews], {
    emit: server.platform.registry.emit,
    now: () => clock,
  });
});
afterAll(() => server.close());

const attempt = { number: 1, isLast: false };
async function night(at = new Date()) {
  clock = at;
  await countHeroes.run({}, { ...work.context, attempt });
  await work.run();
}

/** With so many applications, each answered by a person. */
async function programWith(applications: number, name: string) {
  const { employer, job } = await createJobWithEmployer(server, completeJob, name);
  for (let count = 0; count < applications; count += 1) {
    const applicant = await createApplicant(server, job.id, `Ana ${"abcdefghij"[count]}`);
    await runEmployerEvent(employer, applicant.id, "shortlist");
  }
  return { employer, job };
}

const subjectsTo = async (email: string, about: string) =>
  (
    await server.db
      .selectFrom("mails")
      .select("subject")
      .where("toAddress", "=", email)
      .orderBy("id")
      .execute()
  )
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes(about));

const isHero = async (employerId: string) =>
  (
    await server.db
      .selectFrom("employers")
      .select("hiringHero")
      .where("id", "=", employerId)
      .executeTakeFirstOrThrow()
  ).hiringHero;

test("whoever meets all goals earns the badge, with a mail and a notification; it is found in the search at once", async () => {
  const { employer, job } = await programWith(6, "Earning House");
  await night();
  expect(await isHero(employer.employerId)).toBe(true);
  expect(await subjectsTo(employer.email, "Hiring Hero")).toEqual(["Earning House is a Hiring Hero"]);
  const { data } = (await employer.request("system_notifications")).json();
  const types = data.map(
    (one: { attributes: { notificationType: string } }) => one.attributes.notificationType,
  );
  expect(types).toContain("hiring_hero_earned");
  const found = (await server.request("job_listings?filter[hiringHero]=true")).json().data;
  expect(found.map(({ id }: { id: string }) => id)).toContain(job.id);
  // Nothing is said twice.
  await night();
  expect(await subjectsTo(employer.email, "Hiring Hero")).toHaveLength(1);
});

test("a loss is said a week before it happens, and not at all where the goals are met again", async () => {
  const { employer, job } = await programWith(6, "Losing House");
  await night();
  expect(await isHero(employer.employerId)).toBe(true);
  const setPay = (compensationMin: number | null) =>
    server.db.updateTable("jobListings").set({ compensationMin }).where("id", "=", job.id).execute();
  const start = Date.now();
  await setPay(null);
  await night(new Date(start));
  expect(await isHero(employer.employerId)).toBe(true);
  expect(await subjectsTo(employer.email, "may lose")).toHaveLength(1);
  await night(new Date(start + 3 * dayMs));
  expect(await subjectsTo(employer.email, "may lose")).toHaveLength(1);
  await setPay(21);
  await night(new Date(start + 4 * dayMs));
  await setPay(null);
  await night(new Date(start + 8 * dayMs));
  expect(await isHero(employer.employerId)).toBe(true);
  await night(new Date(start + 15 * dayMs));
  expect(await isHero(employer.employerId)).toBe(false);
  expect(await subjectsTo(employer.email, "no Hiring Hero")).toHaveLength(1);
});

test("a team with old applications that nobody settled is asked for its progress, once in 30 days, until they are", async () => {
  const { employer, job } = await programWith(5, "Waiting House");
  const old = await createApplicant(server, job.id, "Yara");
  await server.db
    .updateTable("jobApplications")
    .set({ submittedAt: new Date(Date.now() - 20 * dayMs) })
    .where("id", "=", old.id)
    .execute();
  const asked = async () =>
    (await employer.request("system_notifications?filter[notificationType]=hiring_progress_update")).json()
      .data.length as number;
  await night();
  expect(await asked()).toBe(1);
  await night();
  expect(await asked()).toBe(1);
  await runEmployerEvent(employer, old.id, "shortlist");
  await night();
  expect(await asked()).toBe(0);
});

test("the team reads its figures and the very rows behind them; counting anew waits a minute", async () => {
  const { employer, job } = await programWith(5, "Reading House");
  const waiting = await createApplicant(server, job.id, "Zoe");
  await server.db
    .updateTable("jobApplications")
    .set({ submittedAt: new Date(Date.now() - 9 * dayMs) })
    .where("id", "=", waiting.id)
    .execute();
  const counted = await make(employer, "metrics/count", {});
  expect([counted.status, counted.json()]).toEqual([200, { isNew: false, windowDays: 90 }]);
  expect((await make(employer, "metrics/count", {})).status).toBe(429);
  const { data } = (await employer.request("metrics")).json();
  const rate = data.find(
    (one: { attributes: { metricType: string } }) => one.attributes.metricType === "response_rate",
  );
  expect(rate.attributes).toMatchObject({ criteria: 90, current: 5, total: 6, percentage: 83, met: false });
  const { rows, total } = (await employer.request(`metrics/${rate.id}/rows`)).json();
  expect(total).toBe(6);
  expect(rows[0]).toMatchObject({ kind: "application", id: waiting.id, answeredAt: null, met: false });
  const { employer: stranger } = await programWith(0, "Curious House");
  expect((await stranger.request(`metrics/${rate.id}/rows`)).status).toBe(404);
  expect((await (await server.person("educator")).request("metrics")).status).toBe(403);
  expect((await employer.request("metrics/standing")).json()).toMatchObject({ isNew: false, lostAt: null });
});

test("closing a job and opening it again moves nobody", async () => {
  const { employer, job } = await programWith(5, "Reopening House");
  const waiting = await createApplicant(server, job.id, "Zoe");
  await server.db
    .updateTable("jobApplications")
    .set({ submittedAt: new Date(Date.now() - 20 * dayMs) })
    .where("id", "=", waiting.id)
    .execute();
  const moved = async () => {
    await night();
    const { data } = (await employer.request("metrics?filter[metricType]=disposition_rate")).json();
    return data[0].attributes.met;
  };
  expect(await moved()).toBe(false);
  await employer.act(job.id, "close", { reason: "filled" });
  expect(await moved()).toBe(true);
  await employer.act(job.id, "reopen");
  await employer.act(job.id, "publish");
  expect(await moved()).toBe(false);
});

test("operators change the thresholds, and everybody reads them", async () => {
  const { data } = (await server.request("hiring_hero_config?page[size]=100")).json();
  const rate = data.find(
    (one: { attributes: { configType: string } }) => one.attributes.configType === "response_rate",
  );
  expect(rate.attributes.value).toBe(90);
  const body = { data: { type: "hiring_hero_config", id: rate.id, attributes: { value: 80 } } };
  const path = `hiring_hero_config/${rate.id}`;
  const { employer } = await programWith(0, "Trying House");
  expect((await employer.request(path, { method: "PATCH", body })).status).toBe(403);
  const changed = await (await operatorOf(server)).request(path, { method: "PATCH", body });
  expect(changed.json().data.attributes.value).toBe(80);
});
