/** Fixtures for alerts: jobs that are published when a test says so, a clock, emails and links. */
import { beforeAll, beforeEach } from "vitest";
import type { testServer } from "#app/testing/test-server.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { sql } from "kysely";
import { dayMs } from "#platform/shared/duration.ts";
import { jobsFeature } from "../index.ts";
import { makeMarket, type MadeJob } from "../search/job-market.fixtures.ts";
import { refreshJobSearch } from "../search/refresh-job-search.ts";
import { maintainAlerts } from "./maintain-alerts.job.ts";
import { emailAlerts } from "./email-alerts.job.ts";

type Server = Awaited<ReturnType<typeof testServer>>;

/** Ten in the morning in Chicago, today or in so many days. */
export function morningAfter(days = 0): Date {
  const day = new Date(Date.now() + days * dayMs);
  return new Date(`${day.toISOString().slice(0, 10)}T16:00:00Z`);
}

/** A request that saves a search. */
export const requestAlert = (filters: object, more: object = {}) => ({
  method: "POST" as const,
  body: { data: { type: "job_alerts", attributes: { filters, ...more } } },
});

export const findLink = (text: string) => /\/api\/saved_search\?token=[\w.-]+/.exec(text)![0];

export function alertFixtures(server: Server) {
  const clock = { now: morningAfter() };
  const worker = testJobs(
    { url: server.databaseUrl, db: server.db } as never,
    jobsFeature(server.config).jobs!,
    {
      now: () => clock.now,
    },
  );
  const context = () => ({ ...worker.context, attempt: { number: 1, isLast: false } });
  const jobs: MadeJob[] = [];
  const idsOf = (some: readonly MadeJob[]) => some.map(({ id }) => id);
  beforeAll(async () => {
    jobs.push(...(await makeMarket(server.db, 120)).filter(({ published }) => published));
    await server.db.transaction().execute((tx) => refreshJobSearch(tx, idsOf(jobs)));
  });
  beforeEach(async () => {
    clock.now = morningAfter();
    await sql`delete from job_alerts`.execute(server.db);
    await sql`update job_search set published_at = now() - interval '40 days'`.execute(server.db);
  });
  const ago = (milliseconds: number) => new Date(clock.now.getTime() - milliseconds);
  return {
    clock,
    ago,
    context,
    emailAlerts: () => emailAlerts.run({}, context()),
    maintainAlerts: () => maintainAlerts.run({}, context()),
    /** Every job that anybody finds. */
    jobs: () => jobs,
    directors: () => jobs.filter(({ roleType }) => roleType === "Director"),
    assistant: () => jobs.find(({ roleType }) => roleType === "Assistant Teacher")!,
    /** As if these were published just before the clock. */
    publish: (some: readonly MadeJob[], at = ago(120_000)) =>
      server.db
        .updateTable("jobSearch")
        .set({ publishedAt: at })
        .where("jobListingId", "in", idsOf(some))
        .execute(),
    /** Alerts begin at their creation by the server's clock; here an hour before this one, due now. */
    begin: () =>
      server.db
        .updateTable("jobAlerts")
        .set({ emailedUntil: ago(3_600_000), dueAt: ago(60_000) })
        .execute(),
    mails: (to: string) =>
      server.db.selectFrom("mails").selectAll().where("toAddress", "=", to).orderBy("id").execute(),
    /** Submits a form of the page behind an email; without a choice, as a mail program does. */
    submitForm: (link: string, choice?: string, frequency?: string) =>
      server.request(link, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: choice
          ? new URLSearchParams({ choice, ...(frequency ? { frequency } : {}) }).toString()
          : "List-Unsubscribe=One-Click",
      }),
  };
}
