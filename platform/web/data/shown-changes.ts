/** What changes in the outbox look like before the server has them: documents with these changes laid over. */
import type { QueryClient } from "@tanstack/react-query";

import type { Document, Identifier, WireResource } from "../api-client/document.ts";
import { containsRow, replaceRow } from "./cached-documents.ts";

/** Attributes of one row, or rows that lists no longer show: one, or all that belong to another row. */
export type ShownChange =
  | { row: Identifier; attributes: Record<string, unknown> }
  | { without: { type: string; id?: string; belongsTo?: Identifier } };

/** The same document if none of the changes concerns it. */
export const withShownChanges = <D extends Document>(document: D, changes: readonly ShownChange[]): D =>
  changes.reduce(withChange, document);

/** Writes a change into every cached document, once the server has it. */
export function storeShownChange(client: QueryClient, change: ShownChange) {
  for (const [key, document] of client.getQueriesData<Document>({ queryKey: ["api"] }))
    if (document) client.setQueryData(key, withChange(document, change));
}

function withChange<D extends Document>(document: D, change: ShownChange): D {
  if ("without" in change) {
    const { data } = document;
    if (!Array.isArray(data) || !data.some((row) => isMeant(row, change))) return document;
    return { ...document, data: data.filter((row) => !isMeant(row, change)) };
  }
  const { row, attributes } = change;
  if (!containsRow(document, row)) return document;
  return replaceRow(document, row, (old) => ({ ...old, attributes: { ...old.attributes, ...attributes } }));
}

function isMeant(row: WireResource, { without }: Extract<ShownChange, { without: unknown }>): boolean {
  if (row.type !== without.type) return false;
  if (without.id !== undefined) return row.id === without.id;
  return Object.values(row.relationships ?? {}).some(
    ({ data }) =>
      data &&
      !Array.isArray(data) &&
      data.type === without.belongsTo?.type &&
      data.id === without.belongsTo.id,
  );
}
