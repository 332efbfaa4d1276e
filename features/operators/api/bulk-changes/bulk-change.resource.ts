/** Changes of many rows over JSON:API, and `POST bulk_changes/{id}/undo`, which takes one back. */
import { action } from "#platform/server/action.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { takeBack } from "#platform/server/bulk-changes/bulk-change.ts";
import { changeRow } from "#platform/server/change-row.ts";
import { conflict, forbidden } from "#platform/server/errors.ts";
import { job } from "#platform/server/job.ts";
import { listParam } from "#platform/server/engine/filter-schemas.ts";
import { filter, resource } from "#platform/server/resource.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { hasOperatorRole, type OperatorAccess, type OperatorRole } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { BulkChange, type BulkChangeKind, bulkChangeKinds, bulkChangeStates } from "../../bulk-change.ts";

declare module "#platform/server/events.ts" {
  interface FeatureEvents {
    /** The rows are as before; what is derived from them is worked out anew by the features that own it. */
    "bulk_changes.undone": {
      id: string;
      kind: (typeof bulkChangeKinds)[number];
      summary: Record<string, unknown>;
      /** By table, as the database names it. */
      ids: Record<string, string[]>;
    };
  }
}

export const bulkChangeOperators: OperatorAccess = {
  read: ["review", "support", "content"],
  write: ["review", "support", "content"],
};

export const bulkChanges = resource({
  entity: BulkChange,
  table: "bulkChanges",
  operators: bulkChangeOperators,
  collections: { bulk_changes: { for: [] } },
  visibleTo: {},
  filters: {
    kind: filter(listParam(z.enum(bulkChangeKinds)), (rows, kinds) =>
      rows.where("bulkChanges.kind", "in", kinds),
    ),
    state: filter(listParam(z.enum(bulkChangeStates)), (rows, states) =>
      rows.where("bulkChanges.state", "in", states),
    ),
  },
  sorts: { createdAt: "createdAt" },
  defaultSort: "-createdAt",
});

/** Whoever may do it may take it back. */
const mayUndo: Record<BulkChangeKind, readonly OperatorRole[]> = {
  review: ["review"],
  merge: ["review", "support"],
  import: ["review", "content"],
};

export const undoBulkChange = action({
  path: "bulk_changes/:id/undo",
  summary: "Takes back a change of many rows, within 30 days; what was changed since is left as it is.",
  for: ["operator"],
  operators: bulkChangeOperators.write,
  on: BulkChange,
  input: z.object({}),
  run: async (context, _input, change) => {
    const { db, now, actor } = context;
    if (!hasOperatorRole(actor, mayUndo[change.kind as BulkChangeKind]))
      throw forbidden(/*i18n*/ "You can't do that here.");
    if (change.state !== "done" || !change.undoUntil || change.undoUntil < now())
      throw conflict(/*i18n*/ "This can't be taken back any more.", { code: "not_undoable" });
    await changeRow(context, "bulkChanges", { id: change.id }, { state: "undoing" });
    const detail = { kind: change.kind };
    await recordAudit(context, { action: "undo", entity: "bulk_changes", entityId: change.id, detail });
    await takeBackBulkChange.enqueue(db, { id: change.id }, { key: change.id });
    return { resource: { type: "bulk_changes", id: change.id } };
  },
});

export const takeBackBulkChange = job(
  "bulk-changes.take-back",
  z.object({ id: z.uuid() }),
  async ({ id }, job) => {
    await job.db.transaction().execute(async (tx) => {
      const change = await tx
        .selectFrom("bulkChanges")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst();
      if (change?.state !== "undoing") return;
      const context = systemContext(job, tx);
      const { kind } = change;
      // A merge is one thing, of which as much goes back as can; the others are many things, each whole.
      const { ids, kept } = await takeBack(tx, id, { wholeSubjects: kind !== "merge" });
      const summary = { ...(change.summary as Record<string, unknown>), kept };
      await changeRow(
        context,
        "bulkChanges",
        { id },
        { state: "undone", undoneAt: job.now(), summary: JSON.stringify(summary) },
      );
      await context.emit(context, "bulk_changes.undone", { id, kind: kind as "merge", summary, ids });
    });
  },
);
