/** Saved reports are each operator's own; weekly ones are mailed once a week, with the figures of their filters. */
import { contractCallers } from "#app/testing/contract-callers.ts";
import { testServer } from "#app/testing/test-server.ts";
import { loadSample } from "#db/sample/load-sample.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, expect, test } from "vitest";
import { emailWeeklyReports } from "./email-weekly-reports.job.ts";

const server = await testServer();
await loadSample(server.db, { sizes: { employers: 6, jobs: 10, educators: 10, applications: 10 } });
const { db } = server;
const monday = new Date("2027-03-08T13:00:00Z");
const jobs = testJobs({ url: server.databaseUrl, db } as never, [], { now: () => monday });
const { headers } = (await contractCallers(server)).find(({ kind }) => kind === "operator")!;
afterAll(() => server.close());

const create = (attributes: object) =>
  server.request("saved_reports", {
    method: "POST",
    headers: { ...headers, "content-type": "application/vnd.api+json" },
    body: { data: { type: "saved_reports", attributes } },
  });
const mails = () =>
  db.selectFrom("mails").select("text").where("name", "=", "analytics.weekly-report").execute();

test("a weekly report is mailed once, with what its source brought in seven days and in the seven before", async () => {
  const count = (day: string, source: string, of: number) => ({ day, step: "visited", source, count: of });
  await db
    .insertInto("funnelCounts")
    .values([
      count("2027-03-07", "flyer", 7),
      count("2027-03-01", "flyer", 4),
      count("2027-02-28", "flyer", 3),
      count("2027-03-08", "flyer", 100),
      count("2027-03-05", "search", 50),
    ] as never)
    .execute();
  expect((await create({ name: "Flyers", search: "source=flyer", weekly: true })).status).toBe(201);
  expect((await create({ name: "Never mailed", search: "" })).status).toBe(201);
  await emailWeeklyReports.run({}, jobs.context as never);
  await emailWeeklyReports.run({}, jobs.context as never);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail!.text).toContain("11 (3)");
});

test("a name is there once, and another operator reads, changes and deletes none of them", async () => {
  expect((await create({ name: "Flyers" })).status).toBe(422);
  const { id } = await db
    .selectFrom("savedReports")
    .select("id")
    .where("name", "=", "Flyers")
    .executeTakeFirstOrThrow();
  const other = await db
    .insertInto("accounts")
    .values({ email: "other@staff.example", passwordHash: "-", userType: "operator", operatorRole: "all" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.updateTable("savedReports").set({ accountId: other.id }).where("id", "=", id).execute();
  expect((await server.request(`saved_reports/${id}`, { headers })).status).toBe(404);
  expect((await server.request(`saved_reports/${id}`, { method: "DELETE", headers })).status).toBe(404);
});
