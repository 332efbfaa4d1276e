/** Days in UTC, limits of time on every connection, and a caller's share of the pool. */
import Fastify from "fastify";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { trackCallers } from "./connection-limits.ts";
import { openDatabase, requestLimits } from "./database.ts";
import { handleErrors } from "../http/error-responses.ts";
import { testDatabase } from "../testing/test-database.ts";

const { url, db } = await testDatabase();
const short = { ...requestLimits, statementMs: 1_500, lockMs: 700, connectMs: 4_000 };
const small = openDatabase(url, { max: 4, limits: short });
afterAll(() => small.destroy());

test("days are those of UTC, regardless of the database's zone", async () => {
  const name = new URL(url).pathname.slice(1);
  await sql`alter database ${sql.id(name)} set timezone = 'Pacific/Kiritimati'`.execute(db);
  for (const address of [url, `${url}?options=-c%20work_mem%3D5MB`]) {
    const fresh = openDatabase(address, { max: 1 });
    const { rows } = await sql<{ zone: string; day: string; today: string }>`
      select current_setting('timezone') as zone, ('2026-03-01 12:00Z'::timestamptz)::date as day`.execute(
      fresh,
    );
    await fresh.destroy();
    expect(rows).toEqual([{ zone: "UTC", day: "2026-03-01" }]);
  }
});

test("a list of values is the same prepared statement, however many there are", async () => {
  const one = openDatabase(url, { max: 1 });
  const titles = ["one", "two", "three"];
  const numbers = sql.raw("(values ('one'), ('two'), ('three')) as number (title)");
  for (const count of [1, 2, 3]) {
    const given = sql.join(titles.slice(0, count));
    const within = await sql`select from ${numbers} where title in (${given})`.execute(one);
    const without = await sql`select from ${numbers} where title not in (${given})`.execute(one);
    expect([within.rows.length, without.rows.length]).toEqual([count, titles.length - count]);
  }
  const { rows } = await sql`
    select from pg_prepared_statements where position('number (title)' in statement) > 0`.execute(one);
  expect(rows).toHaveLength(2);
  await one.destroy();
});

test("every connection has its limits", async () => {
  const settings = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
  for (const name of settings) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(small);
    expect([name, rows[0]!.value === "0"]).toEqual([name, false]);
  }
});

const app = Fastify();
afterAll(() => app.close());
trackCallers(app);
handleErrors(app, () => undefined);
await app.register(async (scope) => {
  scope.get("/slow", () => sql`select pg_sleep(30)`.execute(small));
  scope.get("/locked", () => sql`select from plans_locked for update`.execute(small));
  scope.get("/quick", async () => (await sql<{ one: number }>`select 1 as one`.execute(small)).rows);
  scope.post("/write", async () =>
    small
      .transaction()
      .execute(async () => (await sql<{ one: number }>`select 1 as one`.execute(small)).rows),
  );
});
const ask = (path: string, who: string, method: "GET" | "POST" = "GET") =>
  app.inject({ method, url: path, headers: { authorization: who, "accept-language": "es" } });

test("a slow query uses up its caller's and its route's share, and others are still answered", async () => {
  const slow = [1, 2, 3, 4, 5, 6].map((number) => ask("/slow", `caller ${number}`));
  let areOver = false;
  void Promise.all(slow).then(() => (areOver = true));
  await new Promise((resolve) => setTimeout(resolve, 200));
  for (let count = 0; count < 20; count += 1)
    expect((await ask("/quick", "somebody else")).statusCode).toBe(200);
  expect(areOver).toBe(false);
  for (const answer of await Promise.all(slow)) {
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
    expect(["timeout", "busy"]).toContain(answer.json().errors[0].code);
    expect(answer.body).not.toMatch(/pg_sleep|statement|canceling/);
    expect(answer.json().errors[0].detail).toMatch(/Inténtalo de nuevo/);
  }
});

test("a request that waits for a row gets a clear error, and a transaction waits for no second share", async () => {
  await sql`create table plans_locked (id int); insert into plans_locked values (1)`.execute(db);
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query("begin; select from plans_locked for update");
  const waiting = Array.from({ length: 8 }, () => ask("/locked", "one caller"));
  const writes = Array.from({ length: 8 }, () => ask("/write", "another", "POST"));
  for (const answer of await Promise.all(writes)) expect(answer.statusCode).toBe(200);
  for (const answer of await Promise.all(waiting)) {
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
    expect(["locked", "busy"]).toContain(answer.json().errors[0].code);
  }
  await holder.end();
});
