/**
 * Deletes rows by age in short transactions, so that no request waits for locks and no replica falls
 * behind.
 */
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../database/database.ts";

const rowsPerBatch = 5_000;
/** A run ends after this many; the next one continues. */
const batchesPerRun = 1_000;

/**
 * Deletes the rows of `table` that fulfil `condition` (an index should know it) and returns how many they were.
 * A row that someone changes in the meantime is passed over and found again by the next run.
 */
export async function deleteInBatches(
  db: Database,
  table: string,
  condition: RawBuilder<unknown>,
  batch = rowsPerBatch,
): Promise<number> {
  const rows = sql.id(...table.split("."));
  let deleted = 0;
  for (let run = 0; run < batchesPerRun; run++) {
    const result = await sql`delete from ${rows} where ctid = any(array(
      select ctid from ${rows} where ${condition} limit ${sql.lit(batch)}))`.execute(db);
    const count = Number(result.numAffectedRows ?? 0n);
    deleted += count;
    if (count < batch) break;
  }
  return deleted;
}

/** The moment that lies `months` back, in the calendar of UTC. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  const day = before.getUTCDate();
  before.setUTCMonth(before.getUTCMonth() - months);
  // The 31st of a month that has none: its last day, not the first days of the next.
  if (before.getUTCDate() !== day) before.setUTCDate(0);
  return before;
}
