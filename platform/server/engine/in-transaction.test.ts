import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { runInTransaction } from "./in-transaction.ts";

const { db } = await testDatabase();
await sql`create table counters (name text primary key, count integer not null default 0)`.execute(db);
await sql`insert into counters values ('a'), ('b')`.execute(db);

const add = (tx: Parameters<Parameters<typeof runInTransaction>[1]>[0], name: string) =>
  sql`update counters set count = count + 1 where name = ${name}`.execute(tx);

test("two writes that wait for each other both happen, each once", { timeout: 30_000 }, async () => {
  let [attempts, waiting] = [0, 0];
  let bothHoldOne = () => {};
  const met = new Promise<void>((resolve) => (bothHoldOne = resolve));
  const crossing = (first: string, second: string) =>
    runInTransaction(db, async (tx) => {
      attempts += 1;
      await add(tx, first);
      if ((waiting += 1) === 2) bothHoldOne();
      await met;
      await add(tx, second);
    });
  await Promise.all([crossing("a", "b"), crossing("b", "a")]);
  expect(attempts).toBe(3);
  const { rows } = await sql<{ count: number }>`select count from counters order by name`.execute(db);
  expect(rows.map(({ count }) => count)).toEqual([2, 2]);
});

test("anything else that goes wrong is not tried again", async () => {
  let attempts = 0;
  const failing = runInTransaction(db, async (tx) => {
    attempts += 1;
    await sql`select 1 / 0`.execute(tx);
  });
  await expect(failing).rejects.toThrow("division by zero");
  expect(attempts).toBe(1);
});
