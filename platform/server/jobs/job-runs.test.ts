/** What is written down of jobs that run by the clock. */
import { expect, test } from "vitest";
import { z } from "zod";
import { job } from "../job.ts";
import { testDatabase } from "../testing/test-database.ts";
import { recordRun, registerClockJobs } from "./job-runs.ts";

const { db } = await testDatabase();

const clockJob = (name: string, cron?: string) =>
  job(name, z.object({}), async () => undefined, cron ? { cron } : {});
const runs = () => db.selectFrom("jobRuns").selectAll().orderBy("name").execute();

test("all that run by the clock are listed, and none that are gone", async () => {
  await registerClockJobs(db, [clockJob("a.clean", "1 * * * *"), clockJob("a.once")]);
  expect((await runs()).map(({ name, cron, startedAt }) => [name, cron, startedAt])).toEqual([
    ["a.clean", "1 * * * *", null],
  ]);
  await registerClockJobs(db, [clockJob("a.clean", "2 * * * *"), clockJob("b.clean", "3 * * * *")]);
  expect((await runs()).map(({ cron }) => cron)).toEqual(["2 * * * *", "3 * * * *"]);
  await registerClockJobs(db, [clockJob("b.clean", "3 * * * *")]);
  expect((await runs()).map(({ name }) => name)).toEqual(["b.clean"]);
});

test("a run says when it was, and how much it deleted; a failed one says so and fails", async () => {
  await registerClockJobs(db, [clockJob("c.clean", "1 * * * *")]);
  await recordRun(db, "c.clean", async () => 7);
  const [done] = await runs();
  expect(done).toMatchObject({ deleted: 7, failedAt: null, runs: 1 });
  expect(Number(done!.finishedAt)).toBeGreaterThanOrEqual(Number(done!.startedAt));
  const failing = recordRun(db, "c.clean", () => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  const [failed] = await runs();
  expect(failed).toMatchObject({ failures: 1, runs: 2, deleted: 7 });
  expect(Number(failed!.failedAt)).toBeGreaterThanOrEqual(Number(failed!.finishedAt));
});
