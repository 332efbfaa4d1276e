import { beforeAll, beforeEach, expect, test } from "vitest";
import { guest } from "#platform/shared/actor.ts";
import type { WriteContext } from "../context.ts";
import type { Database } from "../database/database.ts";
import { testDatabase } from "../testing/test-database.ts";
import { testJobs } from "../testing/test-jobs.ts";
import { reportErrorAction } from "./error-report.action.ts";
import { deleteOldErrorReports } from "./delete-old-error-reports.job.ts";
import { fingerprintOf, reportError } from "./report-error.ts";

let db: Database;
let work: ReturnType<typeof testJobs>;
beforeAll(async () => {
  const database = await testDatabase();
  db = database.db;
  work = testJobs(database, [deleteOldErrorReports]);
});
beforeEach(async () => void (await db.deleteFrom("errorReports").execute()));

const all = () => db.selectFrom("errorReports").selectAll().execute();
const report = (input: object, address = "10.0.0.1", now = new Date("2026-01-01T00:00:00Z")) =>
  db.transaction().execute((tx) => {
    const context: WriteContext = {
      ...work.context,
      db: tx,
      actor: guest,
      language: "en",
      requestId: "r-2",
      origin: "http://localhost:3000",
      productOrigin: "http://localhost:3000",
      address,
      now: () => now,
    };
    return reportErrorAction.run(context, reportErrorAction.input.parse(input) as never, {} as never);
  });

test("a browser's report is stored without query, addresses and tokens", async () => {
  const stack = "Error: x\n    at Card (https://cubby.example/assets/card-B1x9_kQz.js:1:200)";
  const url = "https://cubby.example/reset_password?token=abc#top";
  expect(await report({ message: "No ana@school.example", stack, url, userAgent: "Firefox" })).toEqual({
    status: 204,
  });
  expect(await all()).toMatchObject([
    {
      source: "browser",
      message: "Error: No [email]",
      url: "https://cubby.example/reset_password",
      requestId: "r-2",
      userAgent: "Firefox",
      count: 1,
      stack,
    },
  ]);
});

test("repeats are counted, ignoring ids and builds; other failures are separate", async () => {
  const stack = (build: string) => `Error\n    at Card (https://cubby.example/assets/card-${build}.js:1:200)`;
  await report({ message: "Job 17 is gone", stack: stack("B1x9_kQz") });
  await report({ message: "Job 18 is gone", stack: stack("C77_aaaa"), requestId: "r-9" });
  await report({ message: "Something else", stack: stack("B1x9_kQz") });
  const rows = (await all()).map(({ message, count, requestId }) => [message, count, requestId]);
  expect(rows).toEqual(
    expect.arrayContaining([
      ["Error: Job 17 is gone", 2, "r-9"],
      ["Error: Something else", 1, "r-2"],
    ]),
  );
  expect(rows).toHaveLength(2);
  expect(fingerprintOf("server", "a", null)).not.toBe(fingerprintOf("browser", "a", null));
});

test("what is huge is cut, and NUL does no harm", async () => {
  await report({ message: `\0${"m".repeat(4_000)}`, stack: "at s\n".repeat(4_000) });
  const [row] = await all();
  expect([row?.message.length, row?.stack?.length]).toEqual([500, 4_000]);
});

test("twenty a minute from one address", async () => {
  const at = new Date("2026-01-01T01:00:00Z");
  for (let count = 0; count < 20; count += 1) await report({ message: "again" }, "10.0.0.2", at);
  await expect(report({ message: "again" }, "10.0.0.2", at)).rejects.toMatchObject({
    status: 429,
    headers: { "Retry-After": "60" },
  });
  await report({ message: "again" }, "10.0.0.3", at);
  await report({ message: "again" }, "10.0.0.2", new Date(at.getTime() + 60_000));
  expect((await all())[0]?.count).toBe(22);
});

test("reporting never throws: what cannot be stored is logged", async () => {
  await reportError(
    { ...work.context, db: undefined as never },
    { source: "server", error: new Error("first") },
  );
  expect(JSON.stringify(work.lines)).toContain("could not be stored");
  await reportError(work.context, { source: "server", error: "only words" });
  expect(await all()).toMatchObject([{ source: "server", message: "Error: only words" }]);
});

test("failures that have not occurred for 90 days are deleted", async () => {
  await report({ message: "old" });
  await report({ message: "new" });
  const old = new Date(Date.now() - 91 * 86_400_000);
  await db.updateTable("errorReports").set({ lastSeenAt: old }).where("message", "=", "Error: old").execute();
  await deleteOldErrorReports.enqueue(db, {});
  await work.run();
  expect((await all()).map(({ message }) => message)).toEqual(["Error: new"]);
});
