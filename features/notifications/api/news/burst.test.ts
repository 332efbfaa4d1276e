/** A burst of notifications, sent by two workers, one of them killed on the way: each arrives once. */
import { testDatabase, type TestDatabase } from "#platform/server/testing/test-database.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { beforeAll, expect, test } from "vitest";
import { seedEmailTypes } from "#db/seed/email-types.ts";
import { sendBurst } from "./burst.fixtures.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.db.transaction().execute(seedEmailTypes);
  // Makes the queue's tables.
  await testJobs(database, []).run();
});

test("1,500 people are told by two workers, one killed in the middle: nobody twice, nobody not", async () => {
  const people = 1500;
  const outcome = await sendBurst({ ...database, databaseUrl: database.url, people, killAfter: 400 });
  expect(outcome).toMatchObject({ killed: "SIGKILL", arrived: people, distinct: people });
}, 240_000);
