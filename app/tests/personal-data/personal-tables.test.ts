/** Every table that names a person is covered by export and erasure. */
import { readConfig } from "#platform/server/config/config.ts";
import { collectFrom } from "#platform/server/feature.ts";
import { fileLinks } from "#platform/server/files/file-links.ts";
import { platformPersonalTables } from "#platform/server/personal-data/platform-tables.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { testDatabase } from "#platform/server/testing/test-database.ts";
import { testSecret } from "#platform/server/testing/test-jobs.ts";
import { columnName } from "#platform/shared/entity.ts";
import { sql } from "kysely";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { featuresFor } from "../../features.ts";

const { db } = await testDatabase();
const root = join(import.meta.dirname, "../../..");
const config = readConfig({ TOKEN_SECRET: testSecret }, root);
const features = featuresFor(config, fileLinks(tokenSigner(testSecret)));
const entries = [...platformPersonalTables, ...collectFrom(features, "personalData")];
const columns = await tablesAndColumns();
const columnsOf = (table: string) => columns.filter((one) => one.table === table).map(({ column }) => column);

/** By what a column is called, where no foreign key says it. */
const namesPerson =
  /(^|_)(account|user_profile|employer_profile|impersonator|reporter|messageable|profile)_ids?$|^(created_by_id|decided_by|decided_by_id|email|recipient|to_address|caller)$/;
const people = ["accounts", "user_profiles", "employer_profiles"];

const naming = columns.filter(
  ({ table, column, references }) =>
    (namesPerson.test(column) || people.includes(references ?? "")) && !(table === "brands"),
);

test("the schema does name people in many places", () => {
  expect(naming.length).toBeGreaterThan(50);
});

describe("every column that names a person has an entry", () => {
  test.each(naming.map(({ table, column }) => [table, column] as const))("%s.%s", (table, column) => {
    const of = entries.filter((entry) => entry.table === columnName(table));
    const known = of.flatMap(({ ownRows, rowsAboutThem = {} }) => [
      ...Object.keys(ownRows),
      ...Object.keys(rowsAboutThem),
    ]);
    expect(known, `personalData of the feature that owns ${table}`).toContain(columnName(column));
  });
});

describe("every entry is about columns that are there", () => {
  test.each(entries.map((entry) => [entry.table, entry] as const))("%s", (table, entry) => {
    const there = columnsOf(table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)).map(
      columnName,
    );
    const { ownRows, rowsAboutThem = {}, exported, erased } = entry;
    const named = [
      ...Object.keys(ownRows),
      ...Object.keys(rowsAboutThem),
      ...("as" in exported
        ? [
            ...(exported.columns ?? []),
            ...(exported.without ?? []),
            ...Object.keys(exported.named ?? {}),
            exported.key ?? "id",
          ]
        : []),
      ...(typeof erased === "object" && "set" in erased ? Object.keys(erased.set) : []),
    ];
    expect(there).toEqual(expect.arrayContaining([...new Set(named)]));
  });
});

test("no two lists of an export have one name, and every reason is a reason", () => {
  const names = entries.flatMap(({ exported }) => ("as" in exported ? exported.as : []));
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(entries.map(({ table }) => table)).size).toBe(entries.length);
  const reasons = entries.flatMap(({ exported, erased, rowsAboutThem = {} }) => [
    ...("leftOut" in exported ? [exported.leftOut] : []),
    ...(typeof erased === "object" && "retained" in erased ? [erased.retained] : []),
    ...Object.values(rowsAboutThem),
  ]);
  for (const reason of reasons) expect(reason.length).toBeGreaterThan(4);
});

async function tablesAndColumns() {
  const { rows } = await sql<{ table: string; column: string; references: string | null }>`
    select c.table_name as "table", c.column_name as "column", (
      select cl.relname from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        join pg_class cl on cl.oid = k.confrelid
      where k.contype = 'f' and k.conrelid = (quote_ident(c.table_schema) || '.' || quote_ident(c.table_name))::regclass
        and a.attname = c.column_name and cl.relname in ('accounts', 'user_profiles', 'employer_profiles') limit 1
    ) as "references"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(db);
  return rows;
}
