/**
 * `GET employers/{id}/merge?into={id}` says what a merge of two programs would move, `POST employers/{id}/merge` does
 * it; `POST bulk_changes/{id}/undo` takes it back for 30 days.
 */
import { runBulkChange } from "#features/operators/api/bulk-changes/run-bulk-change.ts";
import { action } from "#platform/server/action.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { countRecorded } from "#platform/server/bulk-changes/bulk-change.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { describeRoute, json, resourceDocument } from "#platform/server/engine/describe-route.ts";
import { conflict, forbidden, invalidFields, notFound, unauthorized } from "#platform/server/errors.ts";
import type { EventListener } from "#platform/server/events.ts";
import { on } from "#platform/server/events.ts";
import type { Platform } from "#platform/server/feature.ts";
import { hasOperatorRole, type OperatorRole } from "#platform/shared/operator-role.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { Employer } from "../../employer.ts";
import { alignWithParents, mergeEmployers, type Pair } from "./merge-employers.ts";

const mayMerge: readonly OperatorRole[] = ["review", "support"];
const reason = z.string(/*i18n*/ "Say why").trim().min(3, /*i18n*/ "Say why").max(500);
const target = z.object({ into: z.uuid(/*i18n*/ "Choose the program that stays") });

const Preview = z.object({
  from: z.string(),
  into: z.string(),
  /** How many rows of which tables would refer to the other program. */
  moved: z.array(z.object({ table: z.string(), count: z.int() })),
});

export const mergeEmployer = action({
  path: "employers/:id/merge",
  summary:
    "Merges a program into another one, which stays; needs a reason. It can be taken back for 30 days.",
  for: ["operator"],
  operators: mayMerge,
  on: Employer,
  input: target.extend({ reason }),
  answers: { 200: resourceDocument("bulk_changes") },
  run: async (context, { into, reason: why }, { id: from }) => {
    const id = await merge(context, { from, into });
    const detail = { into, reason: why, bulkChangeId: id };
    await recordAudit(context, { action: "merge", entity: "employers", entityId: from, detail });
    return { resource: { type: "bulk_changes", id } };
  },
});

export function mergePreviewRoute(server: FastifyInstance, { contextOf }: Platform): void {
  server.get<{ Params: { id: string } }>(
    "/employers/:id/merge",
    describeRoute({
      summary: "What a merge of two programs would move; nothing is changed.",
      query: target,
      answers: { 200: json(Preview) },
    }),
    async (request) => {
      const context = await contextOf(request);
      if (context.actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
      if (!hasOperatorRole(context.actor, mayMerge)) throw forbidden(/*i18n*/ "You can't do that here.");
      const { id } = request.params;
      const query = target.safeParse(request.query);
      if (!z.uuid().safeParse(id).success) throw notFound();
      if (!query.success)
        throw invalidFields(
          [{ field: "into", message: query.error.issues[0]!.message }],
          (field) => `?${field}`,
        );
      return previewMerge(context, { from: id, into: query.data.into });
    },
  );
}

/** The merge itself, rolled back: so the preview cannot say anything else than what will happen. */
async function previewMerge(context: Context, pair: Pair): Promise<z.infer<typeof Preview>> {
  const tx = await context.db.startTransaction().execute();
  try {
    const write = { ...context, db: tx } as WriteContext;
    const { from, into } = await lockPrograms(tx, pair);
    const id = await merge(write, pair);
    const rows = await countRecorded(tx, id);
    const moved = rows
      .filter(({ table }) => table !== "employers")
      .map(({ table, count }) => ({ table, count }));
    return { from: from.name, into: into.name, moved };
  } finally {
    await tx.rollback().execute();
  }
}

async function merge(context: WriteContext, pair: Pair): Promise<string> {
  const { from, into } = await lockPrograms(context.db, pair);
  await requireMergeable(context.db, pair);
  const title = `${from.name} → ${into.name}`;
  return runBulkChange(context, { kind: "merge", title, total: 1, summary: { ...pair } }, () =>
    mergeEmployers(context, pair),
  );
}

/** Both, in one order, so that two merges of the same programs wait for each other. */
async function lockPrograms(db: Queryable, { from, into }: Pair) {
  const rows = await db
    .selectFrom("employers")
    .select(["id", "name", "mergedIntoId"])
    .where("id", "in", [from, into])
    .orderBy("id")
    .forUpdate()
    .execute();
  const [gone, stays] = [from, into].map((id) => rows.find((row) => row.id === id));
  if (!gone) throw notFound();
  if (!stays || from === into)
    throw invalidFields(
      [{ field: "into", message: /*i18n*/ "Choose the program that stays" }],
      (field) => `/${field}`,
    );
  if (gone.mergedIntoId || stays.mergedIntoId)
    throw conflict(/*i18n*/ "One of the two was merged already.", { code: "already_merged" });
  return { from: gone, into: stays };
}

/** A bill must not change hands unasked. */
async function requireMergeable(db: Queryable, { from }: Pair): Promise<void> {
  const paid = await db
    .selectFrom("subscriptions")
    .select("id")
    .where("employerId", "=", from)
    .where("endedAt", "is", null)
    .where("gatewayId", "is not", null)
    .executeTakeFirst();
  if (paid)
    throw conflict(
      /*i18n*/ "The program that goes has a paid plan. Merge the other way round, or let its owner cancel the plan first.",
      { code: "paid_plan" },
    );
}

export const alignAfterUndo: EventListener = on("bulk_changes.undone", async (context, { kind, summary }) => {
  const pair = z.object({ from: z.uuid(), into: z.uuid() }).safeParse(summary);
  if (kind !== "merge" || !pair.success) return;
  await alignWithParents(context.db, pair.data);
  await context.emit(context, "employers.merged", pair.data);
});
