/** One person's rows of one table as they are given to them, page by page: memory stays that of a page. */
import { sql } from "kysely";
import type { Queryable } from "../database/database.ts";
import { type ExportRule, belongsTo, type Person, type PersonalTable } from "./personal-table.ts";

const pageSize = 200;

type Plain = Record<string, unknown>;

export async function* readRows(
  db: Queryable,
  entry: PersonalTable & { exported: ExportRule },
  person: Person,
): AsyncGenerator<Plain> {
  const { exported } = entry;
  const key = exported.key ?? "id";
  const column = sql.ref(`${entry.table}.${key}`);
  let last: unknown = null;
  for (;;) {
    let query = db.selectFrom(entry.table).where(belongsTo(entry, person));
    if (last !== null) query = query.where(sql<boolean>`${column} > ${last}`);
    const rows: Plain[] = await query.selectAll(entry.table).orderBy(column).limit(pageSize).execute();
    // `with` names the columns of this very table.
    const more = exported.with && (await exported.with(db, rows as never[]));
    const names = await namesOf(db, exported.named ?? {}, rows);
    for (const row of rows)
      yield { ...exportedValues(exported, row), ...names(row), ...more?.get(String(row[key])) };
    if (rows.length < pageSize) return;
    last = rows.at(-1)![key];
  }
}

/** Bytes are hashes and sealed secrets, unreadable to the person. */
function exportedValues({ columns, without = [] }: ExportRule, row: Plain): Plain {
  const exported = Object.entries(row).filter(
    ([name, value]) =>
      (columns ? columns.includes(name) : !without.includes(name)) && !Buffer.isBuffer(value),
  );
  return Object.fromEntries(exported);
}

async function namesOf(db: Queryable, named: NonNullable<ExportRule["named"]>, rows: Plain[]) {
  const found = await Promise.all(
    Object.entries(named).map(async ([column, [table, name]]) => {
      const ids = [...new Set(rows.map((row) => row[column]).filter((id) => id !== null))];
      const known =
        ids.length === 0
          ? []
          : await db
              .selectFrom(table)
              .where(sql.ref("id"), "in", ids)
              .select([sql.ref<string>("id").as("id"), sql.ref<unknown>(name).as("name")])
              .execute();
      return [column, new Map(known.map((one) => [one.id, one.name]))] as const;
    }),
  );
  return (row: Plain): Plain =>
    Object.fromEntries(
      found.map(([column, names]) => [column.replace(/Id$/, ""), names.get(String(row[column])) ?? null]),
    );
}
