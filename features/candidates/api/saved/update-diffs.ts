/**
 * Updates the diffs of saved filters with who came and who left, and broadcasts to the owners of those with someone
 * new.
 */
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { applyChanges } from "../../saved-filter-diff.ts";
import type { SelectionChanges } from "./selection-changes.query.ts";
import { savedFilterStreams } from "./saved-filters.channel.ts";

const batchSize = 500;

/** `moves` are in the order of their selections, for every writer the same, so that writers cannot deadlock. */
export async function updateDiffs(
  db: Queryable,
  changes: readonly SelectionChanges[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < changes.length; start += batchSize)
    await updateBatch(db, changes.slice(start, start + batchSize), now);
}

async function updateBatch(db: Queryable, changes: readonly SelectionChanges[], now: Date): Promise<void> {
  const work = async (tx: Queryable) => {
    const before = await lockSelections(tx, changes);
    const after = changes.flatMap((change) => {
      const row = before.get(change.id);
      if (!row || isOutdated(row, change)) return [];
      return [{ id: row.id, employerProfileId: row.employerProfileId, ...applyChanges(row, change) }];
    });
    await writeDiffs(tx, after, now);
    for (const one of after) if (one.grew) await broadcastRow(tx, savedFilterStreams, one);
  };
  await (db.isTransaction ? work(db) : db.transaction().execute(work));
}

/** The selection was changed or viewed since the changes were found: that reset its baseline. */
function isOutdated(
  { filtersHash, viewedAt }: { filtersHash: Buffer; viewedAt: Date },
  move: SelectionChanges,
): boolean {
  if (!filtersHash.equals(move.filtersHash)) return true;
  return move.viewedAt !== undefined && move.viewedAt.getTime() !== viewedAt.getTime();
}

async function lockSelections(tx: Queryable, moves: readonly SelectionChanges[]) {
  const ids = moves.map(({ id }) => id);
  const rows = await tx
    .selectFrom("savedFilterSelections")
    .select(["id", "employerProfileId", "filtersHash", "viewedAt", "diff", "removed"])
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type DiffUpdate = { id: string } & ReturnType<typeof applyChanges>;

/** `version` stays: a new match must not conflict with a change of the name. */
async function writeDiffs(tx: Queryable, after: readonly DiffUpdate[], now: Date): Promise<void> {
  const rows = after.map(({ id, diff, removed, grew }) => ({ id, diff, removed, grew }));
  await sql`
    update saved_filter_selections selection set diff = fresh.diff, removed = fresh.removed, updated_at = ${now},
      extended_at = case when fresh.grew then ${now}::timestamptz else selection.extended_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh(id uuid, diff uuid[], removed uuid[], grew boolean)
    where selection.id = fresh.id`.execute(tx);
}
