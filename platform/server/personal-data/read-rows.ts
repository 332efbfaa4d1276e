/** One person's rows of one table as they are given to them, page by page: memory stays that of a page. */
import { sql } from "kysely";
import type { Queryable } from "../database.ts";
import type { Rows } from "../resource.ts";
import { type Exported, isTheirs, type Person, type PersonalTable } from "./personal-table.ts";

const atOnce = 200;

type Plain = Record<string, unknown>;

export async function* readRows(
  db: Queryable,
  entry: PersonalTable & { exported: Exported },
  person: Person,
): AsyncGenerator<Plain> {
  const { exported } = entry;
  const key = exported.key ?? "id";
  const column = sql.ref(`${entry.table}.${key}`);
  let last: unknown = null;
  for (;;) {
    let query = (db.selectFrom(entry.table) as unknown as Rows).where(isTheirs(entry, person));
    if (last !== null) query = query.where(sql<boolean>`${column} > ${last}`);
    const rows = (await query
      .selectAll(entry.table as never)
      .orderBy(column)
      .limit(atOnce)
      .execute()) as Plain[];
    const more = exported.with && (await exported.with(db, rows as never[]));
    const names = await namesOf(db, exported.named ?? {}, rows);
    for (const row of rows) yield { ...given(exported, row), ...names(row), ...more?.get(String(row[key])) };
    if (rows.length < atOnce) return;
    last = rows.at(-1)![key];
  }
}

/** Bytes are hashes and sealed secrets: nobody can read anything from them. */
function given({ columns, without = [] }: Exported, row: Plain): Plain {
  const kept = Object.entries(row).filter(
    ([name, value]) =>
      (columns ? columns.includes(name) : !without.includes(name)) && !Buffer.isBuffer(value),
  );
  return Object.fromEntries(kept);
}

async function namesOf(db: Queryable, named: NonNullable<Exported["named"]>, rows: Plain[]) {
  const found = await Promise.all(
    Object.entries(named).map(async ([column, [table, name]]) => {
      const ids = [...new Set(rows.map((row) => row[column]).filter((id) => id !== null))] as string[];
      const known =
        ids.length === 0
          ? []
          : ((await (db.selectFrom(table) as unknown as Rows)
              .where("id" as never, "in", ids as never)
              .select(["id", `${name} as name`] as never)
              .execute()) as unknown as { id: string; name: unknown }[]);
      return [column, new Map(known.map((one) => [one.id, one.name]))] as const;
    }),
  );
  return (row: Plain): Plain =>
    Object.fromEntries(
      found.map(([column, names]) => [column.replace(/Id$/, ""), names.get(row[column] as string) ?? null]),
    );
}
