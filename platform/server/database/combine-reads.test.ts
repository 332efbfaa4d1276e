/** Reads of one moment in one statement: each gets what it would have got alone. */
import { sql } from "kysely";
import { expect, test } from "vitest";
import { sentStatements } from "../testing/count-statements.ts";
import { testDatabase } from "../testing/test-database.ts";
import { combineReads } from "./combine-reads.ts";
import type { Queryable } from "./database.ts";

const { db } = await testDatabase();
const names = ["Ann", "Bea", `O'Hara "Ñu" \\ $1`];
await db
  .insertInto("accounts")
  .values(
    names.map((firstName, index) => ({
      ...{ email: `${index}@people.example`, firstName, lastName: "Vale" },
      ...{ passwordHash: "none", userType: "educator" as const },
    })),
  )
  .execute();

const everyType = (at: Queryable) =>
  sql`select 1::int4 as whole, 2::int8 as big, 1.50::numeric as exact, 0.1::float8 as inexact, true as yes, false as no,
    null::text as nothing, 'a"b\\c' || chr(10) as text, date '2026-02-28' as day, timestamptz '2026-02-28 12:00:00.123Z' as moment,
    time '08:30' as clock, '{"a":[1,"x",null]}'::jsonb as document, '"text"'::jsonb as word, array['x','y z'] as texts,
    array[1,2]::int[] as numbers, '{}'::uuid[] as none, decode('00ff', 'hex') as bytes, interval '1 day 2 hours' as length,
    '01930000-0000-7000-8000-000000000000'::uuid as id, ${"given"}::text as given`.execute(at);
const accounts = (at: Queryable) => at.selectFrom("accounts").selectAll().orderBy("email", "desc").execute();
const named = (at: Queryable, list: string[]) =>
  at
    .selectFrom("accounts")
    .select(["id", "firstName"])
    .where("firstName", "in", list)
    .orderBy("id")
    .execute();
const notNamed = (at: Queryable, list: string[]) =>
  sql<{ name: string }>`select first_name as name from accounts where first_name not in (${sql.join(list)})
    and last_name in (${sql.join(["Vale"])}) and email <> ${"nobody"} order by email`.execute(at);
const twoOfOneName = (at: Queryable) =>
  at.selectFrom("accounts").selectAll().select("createdAt as id").limit(1).execute();
const nobody = (at: Queryable) =>
  at.selectFrom("accounts").selectAll().where("email", "=", "nobody").execute();
const addresses = (at: Queryable) => sql`select inet '10.0.0.1' as address`.execute(at);

const readAll = (at: Queryable) =>
  Promise.all([
    everyType(at),
    accounts(at),
    named(at, names),
    named(at, ["Ann"]),
    notNamed(at, ["Ann", "Bea"]),
    twoOfOneName(at),
    nobody(at),
    addresses(at),
  ]);

test("values of every type, nothing at all and rows in their order are the same, however they are sent", async () => {
  const alone = await Promise.all([
    everyType(db),
    accounts(db),
    named(db, names),
    named(db, ["Ann"]),
    notNamed(db, ["Ann", "Bea"]),
    twoOfOneName(db),
    nobody(db),
    addresses(db),
  ]);
  expect(alone[4]).toMatchObject({ rows: [{ name: names[2] }] });
  expect(alone[1]).toHaveLength(names.length);
  expect(await readAll(combineReads(db))).toEqual(alone);
  const sent = await sentStatements(async () => expect(await readAll(combineReads(db))).toEqual(alone));
  // The address as text would not be the same, and two columns of one name could not be told apart.
  expect(sent).toHaveLength(3);
});

test("the same question is sent once, and lists of any length are one text", async () => {
  const at = combineReads(db);
  await Promise.all([accounts(at), named(at, names)]);
  const read = (list: string[]) =>
    sentStatements(() => Promise.all([accounts(at), accounts(at), named(at, list)]));
  const [first, second] = [await read(["Ann"]), await read(names)];
  expect(first).toHaveLength(1);
  expect(first![0]!.split('from "accounts"')).toHaveLength(3);
  expect(second).toEqual(first);
});

test("one that fails fails alone", async () => {
  const at = combineReads(db);
  const divide = (by: number) => sql<{ n: number }>`select 1 / ${by}::int as n`.execute(at);
  await divide(1);
  const [good, bad, other] = await Promise.allSettled([divide(1), divide(0), accounts(at)]);
  expect(good).toMatchObject({ status: "fulfilled", value: { rows: [{ n: 1 }] } });
  expect(bad).toMatchObject({ status: "rejected", reason: { code: "22012" } });
  expect(other).toMatchObject({ status: "fulfilled" });
});

test("a table that changed meanwhile is read as it is now", async () => {
  await sql`create table changing (id int)`.execute(db);
  await sql`insert into changing values (1)`.execute(db);
  const at = combineReads(db);
  const read = async () =>
    (await Promise.all([sql`select * from changing`.execute(at), accounts(at)]))[0].rows;
  expect([await read(), await read()]).toEqual([[{ id: 1 }], [{ id: 1 }]]);
  await sql`alter table changing drop column id, add column name text default 'x'`.execute(db);
  expect(await read()).toEqual([{ name: "x" }]);
});

test("transactions and writes go out as ever, and see what they wrote", async () => {
  const at = combineReads(db);
  const lastNames = await at.transaction().execute(async (tx) => {
    await tx.updateTable("accounts").set({ lastName: "Written" }).where("firstName", "=", "Ann").execute();
    return tx.selectFrom("accounts").select("lastName").where("firstName", "=", "Ann").execute();
  });
  expect(lastNames).toEqual([{ lastName: "Written" }]);
  const locked = await at.selectFrom("accounts").select("id").forUpdate().execute();
  expect(locked).toHaveLength(names.length);
  const undone = at.transaction().execute(async (tx) => {
    await tx.deleteFrom("accounts").execute();
    throw new Error("no");
  });
  await expect(undone).rejects.toThrow("no");
  expect(await accounts(at)).toHaveLength(names.length);
});
