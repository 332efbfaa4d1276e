/** Many rows in one statement: PostgreSQL reads them from one JSON parameter, so their number knows no limit of parameters. */
import type { DB } from "#db/tables.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { type Insertable, sql } from "kysely";

/** Rows a statement; about 2 MB of JSON, far from the server's limit of 256 MB for one value. */
const rowsPerStatement = 5000;

/**
 * Inserts rows that all carry the same columns (those of the first row). `onConflict` is the SQL behind
 * `on conflict`, such as `do nothing`. Returns how many rows went in.
 */
export async function bulkInsert<T extends keyof DB & string>(
  db: Queryable,
  table: T,
  rows: readonly Insertable<DB[T]>[],
  onConflict?: string,
): Promise<number> {
  const columns = Object.keys(rows[0] ?? {}).map(columnOf);
  const list = sql.raw(columns.join(", "));
  const target = sql.raw(columnOf(table));
  const conflict = sql.raw(onConflict ? `on conflict ${onConflict}` : "");
  let inserted = 0;
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const json = JSON.stringify(rows.slice(start, start + rowsPerStatement).map(toColumns));
    const result = await sql`insert into ${target} (${list})
      select ${list} from jsonb_populate_recordset(null::${target}, ${json}::jsonb) ${conflict}`.execute(db);
    inserted += Number(result.numAffectedRows ?? 0);
  }
  return inserted;
}

/** `jobListingId` → `job_listing_id`, `administrativeAreaLevel1` → `administrative_area_level1`, as Kysely's plugin has it. */
const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const toColumns = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value]));
