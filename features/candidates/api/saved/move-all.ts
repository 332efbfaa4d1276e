/** Writes into saved filters who came and who left, and tells the owners of those in which somebody is new. */
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { afterMoves } from "../../saved-filter-diff.ts";
import type { SelectionMoves } from "./moves-between.query.ts";
import { tellOwner } from "./saved-filters.channel.ts";

const atOnce = 500;

/** `moves` stand in the order of their selections, for every writer the same: nobody waits for one another in a ring. */
export async function moveAll(db: Queryable, moves: readonly SelectionMoves[], now: Date): Promise<void> {
  for (let start = 0; start < moves.length; start += atOnce)
    await moveSome(db, moves.slice(start, start + atOnce), now);
}

async function moveSome(db: Queryable, moves: readonly SelectionMoves[], now: Date): Promise<void> {
  const work = async (tx: Queryable) => {
    const before = await locked(tx, moves);
    const after = moves.flatMap((move) => {
      const row = before.get(move.id);
      if (!row || isWorthless(row, move)) return [];
      return [{ id: row.id, employerProfileId: row.employerProfileId, ...afterMoves(row, move) }];
    });
    await write(tx, after, now);
    for (const one of after) if (one.grew) await tellOwner(tx, one);
  };
  await (db.isTransaction ? work(db) : db.transaction().execute(work));
}

/** It looks for something else, or was viewed since the moves were found: that began with nobody new. */
function isWorthless(
  { filtersHash, viewedAt }: { filtersHash: Buffer; viewedAt: Date },
  move: SelectionMoves,
): boolean {
  if (!filtersHash.equals(move.filtersHash)) return true;
  return move.viewedAt !== undefined && move.viewedAt.getTime() !== viewedAt.getTime();
}

async function locked(tx: Queryable, moves: readonly SelectionMoves[]) {
  const ids = moves.map(({ id }) => id);
  const rows = await tx
    .selectFrom("savedFilterSelections")
    .select(["id", "employerProfileId", "filtersHash", "viewedAt", "diff", "gone"])
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type After = { id: string } & ReturnType<typeof afterMoves>;

/** `version` stays: nobody's change to the name gets in the way of somebody new. */
async function write(tx: Queryable, after: readonly After[], now: Date): Promise<void> {
  const rows = after.map(({ id, diff, gone, grew }) => ({ id, diff, gone, grew }));
  await sql`
    update saved_filter_selections selection set diff = fresh.diff, gone = fresh.gone, updated_at = ${now},
      grown_at = case when fresh.grew then ${now}::timestamptz else selection.grown_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh(id uuid, diff uuid[], gone uuid[], grew boolean)
    where selection.id = fresh.id`.execute(tx);
}
