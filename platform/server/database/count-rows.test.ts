/** Counts are exact as far as anybody reads them, and never less than what was seen beyond that. */
import { testDatabase } from "#platform/server/testing/test-database.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { countRows, maxCounted } from "./count-rows.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
  await sql`create table numbers as select number from generate_series(1, ${maxCounted + 500}) number`.execute(
    database.db,
  );
  await sql`analyze numbers`.execute(database.db);
});

const upTo = (most: number) => sql`select number from numbers where number <= ${most}`;

test.each([0, 1, maxCounted])("%i rows are counted exactly", async (total) => {
  expect(await countRows(database.db, upTo(total))).toEqual({ total, totalIsExact: true });
});

test("beyond the limit the planner's estimate is given", async () => {
  const count = await countRows(database.db, upTo(maxCounted + 400));
  expect(count.totalIsExact).toBe(false);
  expect(count.total).toBeGreaterThan(maxCounted);
  expect(count.total).toBeLessThan(maxCounted * 1.2);
});
