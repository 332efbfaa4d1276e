import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import { job, type JobContext } from "../job.ts";
import { testDatabase } from "../testing/test-database.ts";
import { testJobs } from "../testing/test-jobs.ts";
import { startWorker } from "./worker.ts";

const ran: string[] = [];
const greet = job(
  "test.greet",
  z.object({ name: z.string().min(1) }),
  async ({ name }) => void ran.push(name),
);
const fails = job(
  "test.fails",
  z.object({}),
  async (_, { attempt }: JobContext) => {
    ran.push(`attempt ${attempt.number}${attempt.isLast ? ", the last" : ""}`);
    throw new Error("no answer for ana@school.example");
  },
  { attempts: 2 },
);

let db: Database;
let work: ReturnType<typeof testJobs>;
beforeAll(async () => {
  const database = await testDatabase();
  db = database.db;
  work = testJobs(database, [greet, fails]);
});
beforeEach(() => void ran.splice(0));

describe("later", () => {
  test("runs what a committed transaction promised, and nothing of one rolled back", async () => {
    await db.transaction().execute((tx) => greet.enqueue(tx, { name: "kept" }));
    await db
      .transaction()
      .execute(async (tx) => {
        await greet.enqueue(tx, { name: "lost" });
        throw new Error("rolled back");
      })
      .catch(() => undefined);
    expect(await work.run()).toEqual(["test.greet"]);
    expect(ran).toEqual(["kept"]);
  });

  test("refuses a payload of the wrong shape where it is promised", async () => {
    await expect(greet.enqueue(db, { name: "" })).rejects.toThrow(z.ZodError);
  });

  test("has one waiting job per key, with the newest payload", async () => {
    await greet.enqueue(db, { name: "first" }, { key: "a" });
    await greet.enqueue(db, { name: "second" }, { key: "a" });
    await greet.enqueue(db, { name: "other" }, { key: "b" });
    await work.run();
    expect(ran.toSorted()).toEqual(["other", "second"]);
  });

  test("waits for its time; cancel takes it back", async () => {
    const at = new Date(Date.now() + 3_600_000);
    await greet.enqueue(db, { name: "tomorrow" }, { key: "t", at });
    await greet.enqueue(db, { name: "never" }, { key: "n", at });
    expect(await work.run()).toEqual([]);
    await greet.cancel(db, "n");
    await work.run({ asOf: at });
    expect(ran).toEqual(["tomorrow"]);
  });

  test("keepScheduledTime leaves the first time standing", async () => {
    const soon = new Date(Date.now() + 60_000);
    await greet.enqueue(db, { name: "one message" }, { key: "d", at: soon });
    await greet.enqueue(
      db,
      { name: "two messages" },
      { key: "d", at: new Date(Date.now() + 600_000), keepScheduledTime: true },
    );
    await work.run({ asOf: soon });
    expect(ran).toEqual(["two messages"]);
  });
});

test("a failing job is retried with its attempt counted, and the test helper reports it", async () => {
  await fails.enqueue(db, {});
  await expect(work.run()).rejects.toThrow("no answer");
  await work.run({ asOf: new Date(Date.now() + 3_600_000), allowFailures: true });
  expect(ran).toEqual(["attempt 1", "attempt 2, the last"]);
  expect(await work.run({ asOf: new Date(Date.now() + 86_400_000) })).toEqual([]);
});

describe("a worker", () => {
  test("does jobs as they come, reports failures without the person, and stops", async () => {
    const worker = await startWorker({ ...work, recoveryIntervalMs: 200 });
    const started = Date.now();
    await greet.enqueue(db, { name: "now" });
    await fails.enqueue(db, {});
    await vi.waitFor(() => expect(ran).toEqual(expect.arrayContaining(["now", "attempt 1"])), 4_000);
    expect(Date.now() - started).toBeLessThan(3_000);
    const reports = () => db.selectFrom("errorReports").selectAll().execute();
    await vi.waitFor(async () => expect(await reports()).toHaveLength(1));
    expect((await reports())[0]).toMatchObject({
      source: "server",
      message: "Error: no answer for [email]",
      url: "job:test.fails",
    });
    expect(JSON.stringify(work.lines)).toContain("job failed");
    expect(JSON.stringify(work.lines)).not.toContain("ana@");
    await worker.stop();
    await worker.ended;
    await greet.enqueue(db, { name: "after the end" });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(ran).not.toContain("after the end");
    await work.run();
  });

  test("frees the jobs of a worker that is gone, and leaves those of a living one", async () => {
    await greet.enqueue(db, { name: "left behind" });
    await work.pool.query("update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now()");
    const slow = job("test.slow", z.object({}), async () => {
      ran.push("slow begins");
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      ran.push("slow ends");
    });
    await slow.enqueue(db, {});
    const options = { ...work, jobs: [greet, slow], recoveryIntervalMs: 150 };
    const [one, two] = await Promise.all([startWorker(options), startWorker(options)]);
    await vi.waitFor(() => expect(ran).toContain("left behind"), 7_000);
    await vi.waitFor(() => expect(ran).toContain("slow ends"), 4_000);
    await Promise.all([one.stop(), two.stop()]);
    expect(ran.filter((line) => line === "slow begins")).toHaveLength(1);
  });
});
