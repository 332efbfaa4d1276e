/** The rows of a document as screens read them. A row that has not changed stays the same object. */
import { useMemo, useState } from "react";

import type { Entity, ResourceOf } from "#platform/shared/entity.ts";

import { linkAll, relatedIn, type Document, type WireResource } from "../api-client/document.ts";

/**
 * Memoized rows then render only where something changed. The query cache keeps each part of a document that is equal
 * to the one before, so identity tells.
 */
export function useLinkedRows<E extends Entity, F>(
  entity: E,
  document: Document | undefined,
): ResourceOf<E, F>[] | undefined {
  const [known] = useState(() => new WeakMap<WireResource, KnownRow<ResourceOf<E, F>>>());
  const { data, included } = document ?? {};
  // A response that only came later has the same rows.
  return useMemo(() => {
    if (data === undefined) return undefined;
    const rows = { data, included };
    return withKnownRows(rows, linkAll<E, F>(entity, rows), known);
  }, [entity, data, included, known]);
}

interface KnownRow<R> {
  row: R;
  /** All that it leads to, as it was then. */
  related: readonly WireResource[];
}

function withKnownRows<R>(document: Document, rows: R[], known: WeakMap<WireResource, KnownRow<R>>): R[] {
  const wire = Array.isArray(document.data) ? document.data : [];
  const relatedOf = relatedIn(document);
  return wire.map((one, index) => {
    const related = relatedOf(one);
    const before = known.get(one);
    if (before && isSame(before.related, related)) return before.row;
    known.set(one, { row: rows[index]!, related });
    return rows[index]!;
  });
}

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one, index) => one === others[index]);
