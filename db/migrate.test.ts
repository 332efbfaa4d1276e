import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "#platform/server/testing/test-database.ts";
import { migrate } from "./migrate.ts";

let folder: string;
let number = 0;
const { url, db } = await testDatabase();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cubby-migrations-"));
  await sql`drop table schema_migrations`.execute(db);
  number += 1;
});

afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(join(folder, `${name}.sql`), text);

test("applies in order, once", async () => {
  await write("0001_first", `create table steps_${number} (n int)`);
  await write("0002_second", `insert into steps_${number} values (2)`);
  expect(await migrate(url, folder)).toEqual(["0001_first", "0002_second"]);
  expect(await migrate(url, folder)).toEqual([]);
});

test("two starting at once apply each file once", async () => {
  await write("0001_first", `create table steps_${number} (n int)`);
  const applied = await Promise.all([migrate(url, folder), migrate(url, folder)]);
  expect(applied.flat()).toEqual(["0001_first"]);
});

test("a failing file is named with its line and leaves nothing behind", async () => {
  await write("0001_broken", `create table steps_${number} (n int);\nselect nonsense;`);
  await expect(migrate(url, folder)).rejects.toThrow(/0001_broken\.sql \(line 2\) failed: column "nonsense"/);
  const found = await sql`select to_regclass(${`steps_${number}`}) as found`.execute(db);
  expect(found.rows).toEqual([{ found: null }]);
});

test("a file changed after it was applied is refused", async () => {
  await write("0001_first", "select 1");
  await migrate(url, folder);
  await write("0001_first", "select 2");
  await expect(migrate(url, folder)).rejects.toThrow(/0001_first\.sql was changed after it was applied/);
});

test("a database from a newer checkout is refused", async () => {
  await write("0001_first", "select 1");
  await migrate(url, folder);
  await sql`insert into schema_migrations (name, checksum) values ('0009_later', '')`.execute(db);
  await expect(migrate(url, folder)).rejects.toThrow(/0009_later, which this checkout does not know/);
});

test("jobs that wait under a former name run under the new one", async () => {
  await sql`select graphile_worker.add_job('texts.deliver', '{}'::json, job_key => 'texts.deliver:1')`.execute(
    db,
  );
  const migration = await readFile(join(import.meta.dirname, "migrations/0172_standard_names.sql"), "utf8");
  await sql.raw(migration.slice(migration.indexOf("do $$"))).execute(db);
  const { rows } = await sql`select task_identifier as name, key from graphile_worker.jobs`.execute(db);
  expect(rows).toEqual([{ name: "sms.deliver", key: "sms.deliver:1" }]);
});
