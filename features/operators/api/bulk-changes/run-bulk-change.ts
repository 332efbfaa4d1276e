/** A change of many rows that is done at once, in the caller's transaction. */
import { countRecorded, recordChanges, undoUntil } from "#platform/server/bulk-changes/bulk-change.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import type { BulkChangeKind } from "../../bulk-change.ts";

const maxTitleLength = 300;

interface BulkChangeParts {
  kind: BulkChangeKind;
  title: string;
  /** How many things it is about. */
  total: number;
  summary: Record<string, unknown>;
}

/** Runs `work` so that all it writes can be taken back; `summary.rows` says how many rows of which tables. */
export async function runBulkChange(
  context: WriteContext,
  { kind, title, total, summary }: BulkChangeParts,
  work: () => Promise<void>,
): Promise<string> {
  const { db, now, actor } = context;
  const { id } = await db
    .insertInto("bulkChanges")
    .values({
      ...{ kind, total, state: "done", done: total, title: title.slice(0, maxTitleLength) },
      ...{ finishedAt: now(), undoUntil: undoUntil(now()) },
      accountId: isSignedIn(actor) && actor.accountId ? actor.accountId : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordChanges(db, id, work);
  const recorded = await countRecorded(db, id);
  const rows: Record<string, number> = {};
  for (const { table, count } of recorded) rows[table] = (rows[table] ?? 0) + count;
  await db
    .updateTable("bulkChanges")
    .set({ summary: JSON.stringify({ ...summary, rows }) })
    .where("id", "=", id)
    .execute();
  return id;
}
