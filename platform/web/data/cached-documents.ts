/** Changing what is already on the screen: one row wherever it is cached, and knowing which answers a write spoils. */
import type { QueryClient, QueryKey } from "@tanstack/react-query";

import type { Document, Identifier, WireResource } from "../api-client/document.ts";

type Known = [QueryKey, Document | undefined][];

/** Writes new attributes into every cached copy of a row. Returns what was there before, for `restore`. */
export function patchCached(
  client: QueryClient,
  row: Identifier,
  attributes: Record<string, unknown>,
): Known {
  const all: Known = client.getQueriesData<Document>({ queryKey: ["api"] });
  const before = all.filter(([, document]) => document && mentions(document, row));
  for (const [key, document] of before) {
    client.setQueryData(
      key,
      replaceRow(document!, row, (old) => ({ ...old, attributes: { ...old.attributes, ...attributes } })),
    );
  }
  return before;
}

/**
 * Stops answers on their way that show this row as it was: they would undo on the screen what is about to be shown.
 * Call it before `patchCached`; what it gives back asks for them again, once the write is done.
 */
export async function holdBack(client: QueryClient, row: Identifier): Promise<() => void> {
  const keys = client
    .getQueryCache()
    .findAll({ queryKey: ["api"], fetchStatus: "fetching" })
    .filter(({ state }) => state.data && mentions(state.data as Document, row))
    .map(({ queryKey }) => queryKey);
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey, exact: true })));
  return () => keys.forEach((queryKey) => void client.invalidateQueries({ queryKey, exact: true }));
}

/** Puts a newer version of a row, as the server sent it, into every cached copy. */
export function mergeCached(client: QueryClient, row: WireResource) {
  for (const [key, document] of client.getQueriesData<Document>({ queryKey: ["api"] })) {
    if (document && mentions(document, row))
      client.setQueryData(
        key,
        replaceRow(document, row, (old) => merged(old, row)),
      );
  }
}

/** Merges what was pushed, and again into answers that are on their way: those may still show the row as it was. */
export function mergeHeard(client: QueryClient, row: WireResource) {
  mergeCached(client, row);
  const onTheirWay = client.getQueryCache().findAll({ queryKey: ["api"], fetchStatus: "fetching" });
  const again = () => setTimeout(() => mergeCached(client, row));
  for (const { promise } of onTheirWay) promise?.then(again, () => undefined);
}

export function restore(client: QueryClient, before: Known) {
  for (const [key, document] of before) client.setQueryData(key, document);
}

/** Asks again for everything that lists or includes rows of this type. */
export const refetchType = (client: QueryClient, type: string) =>
  client.invalidateQueries({
    queryKey: ["api"],
    predicate: ({ queryKey, state }) =>
      collectionOf(String(queryKey[1])) === type || hasType(state.data as Document | undefined, type),
  });

/** Whether a document shows this very row. */
export const mentions = (document: Document, { type, id }: Identifier) =>
  rowsOf(document).some((row) => row.type === type && row.id === id);

const hasType = (document: Document | undefined, type: string) =>
  !!document && rowsOf(document).some((row) => row.type === type);

const collectionOf = (path: string) =>
  path
    .split("?")[0]!
    .split("/")
    .findLast((part) => /[a-z]_|s$/.test(part));

const rowsOf = ({ data, included = [] }: Document) => [
  ...(Array.isArray(data) ? data : data ? [data] : []),
  ...included,
];

const merged = (old: WireResource, row: WireResource): WireResource => ({
  ...old,
  attributes: { ...old.attributes, ...row.attributes },
  relationships: { ...old.relationships, ...row.relationships },
  meta: { ...old.meta, ...row.meta },
});

function replaceRow(
  document: Document,
  row: Identifier,
  change: (old: WireResource) => WireResource,
): Document {
  const swap = (old: WireResource) => (old.type === row.type && old.id === row.id ? change(old) : old);
  const { data, included } = document;
  return {
    ...document,
    data: Array.isArray(data) ? data.map(swap) : data && swap(data),
    ...(included && { included: included.map(swap) }),
  };
}
