/**
 * Changes of many rows at once that can be taken back: while they run, triggers of the database write down every row
 * before and after (0482_bulk_changes.sql), whichever code changes it.
 */
import { sql } from "kysely";
import { dayMs } from "#platform/shared/duration.ts";
import { retention } from "#platform/shared/retention.ts";
import type { Queryable, Transaction } from "../database/database.ts";

/**
 * Runs `work`, whose changes of rows are recorded under this change, in the caller's transaction. References that the
 * schema lets wait are checked at its end, so that what refers to each other can be moved together.
 */
export async function recordChanges<T>(
  tx: Transaction,
  changeId: string,
  work: () => Promise<T>,
): Promise<T> {
  await sql`set constraints all deferred`.execute(tx);
  await sql`select set_config('app.bulk_change', ${changeId}, true)`.execute(tx);
  const result = await work();
  await sql`select set_config('app.bulk_change', '', true)`.execute(tx);
  return result;
}

/** Until when a change that ends now can be taken back. */
export const undoUntil = (now: Date): Date => new Date(now.getTime() + retention.undoDays * dayMs);

export interface RecordedTable {
  table: string;
  operation: "INSERT" | "UPDATE" | "DELETE";
  count: number;
}

/** How many rows of which tables a change made, changed or deleted. */
export async function countRecorded(db: Queryable, changeId: string): Promise<RecordedTable[]> {
  const { rows } = await sql<RecordedTable>`
    select table_name as table, operation, count(*)::int as count from bulk_change_rows
    where change_id = ${changeId} group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

export interface RecordedRow {
  table: string;
  operation: "INSERT" | "UPDATE" | "DELETE";
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** The first rows of a change in some tables, as they were and as they are, in the order of the change. */
export async function firstRecorded(
  db: Queryable,
  changeId: string,
  tables: readonly string[],
  limit: number,
): Promise<RecordedRow[]> {
  const { rows } = await sql<RecordedRow>`
    select table_name as table, operation, before, after from bulk_change_rows
    where change_id = ${changeId} and table_name = any(${[...tables]}) order by seq limit ${limit}`.execute(
    db,
  );
  return rows;
}

export interface UndoneRows {
  /** The ids of the rows that were taken back, by table. */
  ids: Record<string, string[]>;
  /** Rows left as they are, because somebody changed them since. */
  kept: number;
}

/**
 * Takes a change back. `wholeSubjects`: all rows of one program or person or none of them, for changes that consist of
 * many small ones; otherwise row by row.
 */
export async function takeBack(
  tx: Transaction,
  changeId: string,
  { wholeSubjects }: { wholeSubjects: boolean },
): Promise<UndoneRows> {
  await sql`set constraints all deferred`.execute(tx);
  await sql`select undo_bulk_change(${changeId}, ${wholeSubjects})`.execute(tx);
  const { rows } = await sql<{ table: string; ids: string[]; kept: number }>`
    select table_name as table,
      coalesce(array_agg(distinct key ->> 'id') filter (where not kept and key ? 'id'), '{}') as ids,
      (count(*) filter (where kept))::int as kept
    from bulk_change_rows where change_id = ${changeId} group by 1`.execute(tx);
  return {
    ids: Object.fromEntries(rows.map(({ table, ids }) => [table, ids])),
    kept: rows.reduce((sum, { kept }) => sum + kept, 0),
  };
}
