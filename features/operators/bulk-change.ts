/** A change of many rows at once by an operator, which can be taken back for 30 days. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const bulkChangeKinds = ["merge", "import", "review"] as const;
export type BulkChangeKind = (typeof bulkChangeKinds)[number];

/**
 * `waiting`: its preview is being made · `previewed`: it waits for the operator to begin it · `failed`: nothing of it
 * was done.
 */
export const bulkChangeStates = [
  "waiting",
  "previewed",
  "running",
  "done",
  "failed",
  "undoing",
  "undone",
] as const;
export type BulkChangeState = (typeof bulkChangeStates)[number];

export const BulkChange = entity("bulk_changes", {
  attributes: {
    kind: z.enum(bulkChangeKinds),
    title: z.string(),
    state: z.enum(bulkChangeStates),
    /** Rows of a file, or people; `done` of `total`. */
    total: z.int(),
    done: z.int(),
    /** What it does or did, by kind. */
    summary: z.record(z.string(), z.unknown()),
    undoUntil: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
    undoneAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { account: "account" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    bulk_changes: typeof BulkChange;
  }
}
