/**
 * Optimistic changes that the server has not answered yet. What arrives meanwhile may have been read before it wrote
 * them: they are laid over that, too.
 */
import type { QueryClient } from "@tanstack/react-query";

import type { Document, Identifier, WireResource } from "../api-client/document.ts";
import { mergeCached } from "./cached-documents.ts";
import { withShownChanges, type ShownChange } from "./shown-changes.ts";

export interface OptimisticChange {
  row: Identifier;
  /** Null: the row is gone. */
  attributes: Record<string, unknown> | null;
}

const pending = new Set<OptimisticChange>();

/** Ends with the returned function. */
export function beginPendingChange(change: OptimisticChange): () => void {
  pending.add(change);
  return () => void pending.delete(change);
}

/** In the order in which they were made. */
export const pendingChanges = (): readonly OptimisticChange[] => [...pending];

/** The same document if none of them concerns it. */
export const withPendingChanges = <D extends Document>(document: D): D =>
  pending.size === 0 ? document : withShownChanges(document, pendingChanges().map(shownChange));

const shownChange = ({ row, attributes }: OptimisticChange): ShownChange =>
  attributes ? { row, attributes } : { without: row };

/** Merges a pushed row now, and again into running fetches when they arrive: those may still have the old row. */
export function mergePushed(client: QueryClient, row: WireResource) {
  const merge = () => mergeCached(client, withPendingChanges({ data: row }).data);
  merge();
  const fetching = client.getQueryCache().findAll({ queryKey: ["api"], fetchStatus: "fetching" });
  for (const { promise } of fetching)
    promise?.then(
      () => setTimeout(merge),
      () => undefined,
    );
}
