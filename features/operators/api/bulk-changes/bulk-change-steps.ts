/** The steps of a change of many rows that takes long: waiting for its preview, previewed, running, done. */
import { undoUntil } from "#platform/server/bulk-changes/bulk-change.ts";
import { nextVersion } from "#platform/server/change-row.ts";
import type { Context } from "#platform/server/context.ts";
import type { Database, Queryable } from "#platform/server/database/database.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import type { BulkChangeState } from "../../bulk-change.ts";

const maxTitleLength = 300;

/** An import that waits for its preview; `input` is what it reads. */
export async function startImport(
  { db, actor }: Pick<Context, "actor"> & { db: Queryable },
  { title, input }: { title: string; input: string },
): Promise<string> {
  const { id } = await db
    .insertInto("bulkChanges")
    .values({
      ...{ kind: "import", state: "waiting", title: title.slice(0, maxTitleLength) },
      accountId: isSignedIn(actor) ? actor.accountId : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("bulkChangeInputs").values({ changeId: id, input }).execute();
  return id;
}

/** What an import in this state reads, and its summary so far. */
export const findImport = (db: Queryable, id: string, state: BulkChangeState) =>
  db
    .selectFrom("bulkChanges")
    .innerJoin("bulkChangeInputs", "bulkChangeInputs.changeId", "bulkChanges.id")
    .select(["bulkChangeInputs.input", "bulkChanges.summary"])
    .where("bulkChanges.id", "=", id)
    .where("bulkChanges.state", "=", state)
    .executeTakeFirst();

/** How far it is; on a connection of its own, so that everyone sees it at once. */
export async function saveProgress(db: Database, id: string, done: number, total: number): Promise<void> {
  await db.updateTable("bulkChanges").set({ done, total }).where("id", "=", id).execute();
}

export async function saveStep(
  db: Queryable,
  id: string,
  step: { state: BulkChangeState; summary?: Record<string, unknown> },
  now: Date,
): Promise<void> {
  const isOver = step.state === "done" || step.state === "failed";
  await db
    .updateTable("bulkChanges")
    .set({
      state: step.state,
      ...(step.summary && { summary: JSON.stringify(step.summary) }),
      ...(isOver && { finishedAt: now }),
      ...(step.state === "done" && { undoUntil: undoUntil(now) }),
      ...nextVersion(now),
    })
    .where("id", "=", id)
    .execute();
  // The file names people's programs and is needed no more.
  if (isOver) await db.deleteFrom("bulkChangeInputs").where("changeId", "=", id).execute();
}
