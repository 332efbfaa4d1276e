/** The reports: what the job counted is what a plain count says, by every dimension, and who may read them. */
import { randomUUID } from "node:crypto";
import { loadSample } from "#db/sample/load-sample.ts";
import { contractCallers } from "#app/testing/contract-callers.ts";
import { testServer } from "#app/testing/test-server.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countPeopleSteps, countVisitDays } from "./count-funnel.job.ts";

const server = await testServer();
await loadSample(server.db, { sizes: { employers: 8, jobs: 40, educators: 40, applications: 90 } });
const { db } = server;
const jobs = testJobs({ url: server.databaseUrl, db } as never, []);
const callers = await contractCallers(server);
const headersOf = (name: string) => callers.find((one) => one.name === name)!.headers;
afterAll(() => server.close());

const today = Math.floor(Date.now() / dayMs) * dayMs;
const dayText = (daysAgo: number) => new Date(today - daysAgo * dayMs).toISOString().slice(0, 10);
const span = `from=${dayText(40)}&until=${dayText(0)}`;
const everything = `from=${dayText(700)}&until=${dayText(0)}`;
const read = async (path: string, headers = headersOf("operator")) =>
  server.request(`insight/${path}`, { headers });
const report = async (path: string) => {
  const answer = await read(path);
  expect(answer.status, answer.text).toBe(200);
  return answer.json();
};

interface Visit {
  id: string;
  brandId: string | null;
  source: string;
  daysAgo: number;
  looked: boolean;
}
const visits: Visit[] = [];

beforeAll(async () => {
  await db.deleteFrom("ahoyVisits").execute();
  const brands = await db.selectFrom("brands").select(["id", "domains"]).execute();
  const hosts = [
    ...brands.flatMap(({ id, domains }) => domains.map((host) => ({ id, host }))),
    { id: null, host: "else.example" },
  ];
  // Whole numbers that repeat, instead of chance: a failure is the same at the next run.
  for (let index = 0; index < 3000; index += 1) {
    const { id: brandId, host } = hosts[index % hosts.length]!;
    const utm = ["", "Newsletter", null, "flyer"][index % 4]!;
    const domain = [null, "Search.example"][index % 2]!;
    const source = utm ? utm.toLowerCase() : (domain?.toLowerCase() ?? "direct");
    const visit = { id: randomUUID(), brandId, source, daysAgo: index % 45, looked: index % 3 === 0 };
    visits.push(visit);
    const at = new Date(today - visit.daysAgo * dayMs + (index % 24) * 3_600_000);
    await db
      .insertInto("ahoyVisits")
      .values({
        ...{ id: visit.id, visitToken: visit.id, visitorToken: visit.id, startedAt: at },
        ...{ landingPage: `https://${host}/jobs`, utmSource: utm, referringDomain: domain },
      })
      .execute();
    const page = visit.looked ? "/jobs/:slug" : "/jobs";
    await db
      .insertInto("ahoyEvents")
      .values(
        [page, "/jobs"].map((each, nth) => ({
          ...{ visitId: visit.id, eventId: String(nth), name: "$view", time: at },
          properties: JSON.stringify({ page: each }),
        })),
      )
      .execute();
  }
  await countVisitDays.run({}, jobs.context as never);
  await countPeopleSteps.run({}, jobs.context as never);
}, 60_000);

const plain = (isCounted: (visit: Visit) => boolean) => ({
  visited: visits.filter(isCounted).length,
  looked: visits.filter((visit) => isCounted(visit) && visit.looked).length,
});
const isInSpan = ({ daysAgo }: Visit) => daysAgo <= 40;

describe("the funnel", () => {
  test("counts visits as a plain count does, in all and by each dimension", async () => {
    const { total } = await report(`funnel?${span}`);
    expect(total).toMatchObject(plain(isInSpan));
    for (const source of ["newsletter", "flyer", "search.example", "direct"])
      expect((await report(`funnel?${span}&source=${source}`)).total).toMatchObject(
        plain((visit) => isInSpan(visit) && visit.source === source),
      );
    const bySource = (await report(`funnel?${span}&by=source`)).groups;
    for (const { key, counts } of bySource)
      expect(counts).toMatchObject(plain((visit) => isInSpan(visit) && visit.source === key));
    const byBrand = (await report(`funnel?${span}&by=brand`)).groups;
    const brands = [...new Set(visits.map(({ brandId }) => brandId))];
    expect(brands.length).toBeGreaterThan(1);
    for (const brandId of brands) {
      const group = byBrand.find(({ key }: { key: string | null }) => key === brandId);
      expect(group.counts, String(brandId)).toMatchObject(
        plain((visit) => isInSpan(visit) && visit.brandId === brandId),
      );
    }
  });

  test("counts every educator once at each step, as the marketplace's own rows say", async () => {
    const { total } = await report(`funnel?${everything}`);
    const { rows } = await sql<{ signed_up: number; applied: number; interviewed: number }>`
      select (select count(*)::int from accounts where user_type = 'educator') as signed_up,
        (select count(distinct user_profile_id)::int from job_applications where aasm_state <> 'draft'
          and submitted_at is not null) as applied,
        (select count(distinct user_profile_id)::int from interviews where status = 'completed') as interviewed`.execute(
      db,
    );
    const counted = rows[0] as unknown as { signedUp: number; applied: number; interviewed: number };
    expect(total.signed_up).toBe(counted.signedUp);
    expect(total.applied).toBe(counted.applied);
    expect(total.interviewed).toBe(counted.interviewed);
    expect(total.applied).toBeGreaterThan(3);
    const byArea = (await report(`funnel?${everything}&by=geography`)).groups;
    const sum = byArea.reduce(
      (all: number, { counts }: { counts: { signed_up: number } }) => all + counts.signed_up,
      0,
    );
    expect(sum).toBe(total.signed_up);
  });

  test("counts a day again that is counted twice, and what came late", async () => {
    const before = (await report(`funnel?${span}`)).total;
    await countVisitDays.run({}, jobs.context as never);
    expect((await report(`funnel?${span}`)).total).toEqual(before);
    const late = randomUUID();
    await db
      .insertInto("ahoyVisits")
      .values({ id: late, visitToken: late, visitorToken: late, startedAt: new Date(today - dayMs) })
      .execute();
    await countVisitDays.run({}, jobs.context as never);
    expect((await report(`funnel?${span}`)).total.visited).toBe(before.visited + 1);
  });
});

describe("the other reports", () => {
  test("times are those of the applications of each week", async () => {
    const weeks = await report(`times?${everything}`);
    const { count } = await db
      .selectFrom("jobApplications")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .where("submittedAt", "is not", null)
      .where("aasmState", "<>", "draft")
      .executeTakeFirstOrThrow();
    const sum = weeks.reduce(
      (all: number, { applications }: { applications: number }) => all + applications,
      0,
    );
    expect(sum).toBe(Number(count));
  });

  test("cohorts hold every educator once", async () => {
    const months = await report(`cohorts?${everything}`);
    const { total } = await report(`funnel?${everything}`);
    const people = months.reduce((all: number, { people: of }: { people: number }) => all + of, 0);
    expect(people).toBe(total.signed_up);
    for (const { people: all, applied, hired } of months)
      expect(Math.max(applied, hired)).toBeLessThanOrEqual(all);
  });

  test("ZIPs have their educators and their open jobs", async () => {
    const zips = await report(`zips?${span}`);
    expect(zips.length).toBeGreaterThan(3);
    const { zip, educators } = zips[0];
    const { count } = await db
      .selectFrom("userProfiles")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .where(sql<boolean>`left(zip_code, 5) = ${zip}`)
      .where("approvalState", "=", "approved")
      .where("activeState", "=", "active")
      .executeTakeFirstOrThrow();
    expect(educators).toBe(Number(count));
  });

  test.each(["funnel", "times", "cohorts", "zips"])("%s as CSV has the rows of the table", async (name) => {
    const answer = await read(`${name}.csv?${everything}&by=source`);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers["content-type"]).toContain("text/csv");
    const rows = await report(`${name}?${everything}&by=source`);
    const count = Array.isArray(rows) ? rows.length : rows.groups.length + 1;
    expect(answer.text.trim().split("\r\n")).toHaveLength(count + 1);
  });
});

describe("who may", () => {
  test("operators alone", async () => {
    expect((await read(`funnel?${span}`, {})).status).toBe(401);
    expect((await read(`funnel?${span}`, headersOf("employer"))).status).toBe(403);
    expect((await read(`funnel?${span}`, headersOf("educator"))).status).toBe(403);
  });

  test.each([
    "",
    "from=2026-01-01",
    "from=x&until=y",
    "from=2026-02-01&until=2026-01-01",
    "from=2020-01-01&until=2026-01-01",
  ])("a span that is none is refused: %s", async (query) => {
    expect((await read(`funnel?${query}`)).status).toBe(422);
  });
});
