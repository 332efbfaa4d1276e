/** Updates of cached documents: one row wherever it is cached, and the documents that a write makes stale. */
import type { QueryClient, QueryKey } from "@tanstack/react-query";

import type { Document, Identifier, WireResource } from "../api-client/document.ts";

type CachedDocument = [QueryKey, Document | undefined][];

/** Writes new attributes into every cached copy of a row. Returns the previous documents, for `restoreCached`. */
export function patchCached(
  client: QueryClient,
  row: Identifier,
  attributes: Record<string, unknown>,
): CachedDocument {
  const all: CachedDocument = client.getQueriesData<Document>({ queryKey: ["api"] });
  const before = all.filter(([, document]) => document && containsRow(document, row));
  for (const [key, document] of before) {
    client.setQueryData(
      key,
      replaceRow(document!, row, (old) => ({ ...old, attributes: { ...old.attributes, ...attributes } })),
    );
  }
  return before;
}

/**
 * Cancels running fetches of documents with this row, and of lists that it may move to: they would overwrite an
 * optimistic change with the old row, or be without it. Call it before `patchCached`; the returned function refetches
 * them once the write is done, and with them every list that is without the row: where the list that it left becomes
 * newer, it would stand in neither. A list that shows it and was not being fetched keeps it where it is.
 */
export async function cancelFetches(client: QueryClient, row: Identifier): Promise<() => void> {
  const hasRow = ({ queryKey }: { queryKey: QueryKey }) => {
    const document = client.getQueryData<Document>(queryKey);
    return !!document && containsRow(document, row);
  };
  const isListed = ({ queryKey }: { queryKey: QueryKey }) => typeOfPath(String(queryKey[1])) === row.type;
  const fetching = () =>
    client.getQueryCache().findAll({
      queryKey: ["api"],
      fetchStatus: "fetching",
      predicate: (query) => isListed(query) || hasRow(query),
    });
  const before = fetching();
  // What is loaded for the first time has nothing to show instead.
  const loaded = before.filter(({ state }) => state.data !== undefined);
  await Promise.all(loaded.map(({ queryKey }) => client.cancelQueries({ queryKey, exact: true })));
  return () => {
    const stale = new Set([...before, ...fetching()]);
    if (stale.size === 0) return;
    void client.invalidateQueries({
      queryKey: ["api"],
      predicate: (query) => stale.has(query) || (isListed(query) && !hasRow(query)),
    });
  };
}

/** Merges a row, as the server sent it, into every cached copy that is not newer: answers may overtake each other. */
export function mergeCached(client: QueryClient, row: WireResource) {
  for (const [key, document] of client.getQueriesData<Document>({ queryKey: ["api"] })) {
    if (document && containsRow(document, row))
      client.setQueryData(
        key,
        replaceRow(document, row, (old) => (isNewer(old, row) ? old : merged(old, row, includedNames(key)))),
      );
  }
}

/** Times of the wire are ISO texts in UTC, whose order is that of their letters. Without them nothing is newer. */
const isNewer = ({ attributes: one }: WireResource, { attributes: other }: WireResource) =>
  !!one?.updatedAt && !!other?.updatedAt && one.updatedAt > other.updatedAt;

/** Takes a row out of every cached list. Returns the previous documents, for `restoreCached`. */
export function hideCached(client: QueryClient, { type, id }: Identifier): CachedDocument {
  const isRow = (row: Identifier) => row.type === type && row.id === id;
  const before: CachedDocument = client
    .getQueriesData<Document>({ queryKey: ["api"] })
    .filter(([, document]) => Array.isArray(document?.data) && document.data.some(isRow));
  for (const [key, document] of before) {
    const page = document!.meta?.page;
    client.setQueryData(key, {
      ...document,
      data: (document!.data as WireResource[]).filter((row) => !isRow(row)),
      ...(page && { meta: { ...document!.meta, page: { ...page, total: Math.max(0, page.total - 1) } } }),
    });
  }
  return before;
}

/** Takes a row out of every cached list. A document of this row alone is fetched again, and found missing. */
export function removeCached(client: QueryClient, { type, id }: Identifier) {
  const isRow = (row: Identifier) => row.type === type && row.id === id;
  hideCached(client, { type, id });
  void client.invalidateQueries({
    queryKey: ["api"],
    predicate: ({ queryKey }) => {
      const data = client.getQueryData<Document>(queryKey)?.data;
      return !!data && !Array.isArray(data) && isRow(data);
    },
  });
}

export function restoreCached(client: QueryClient, before: CachedDocument) {
  for (const [key, document] of before) client.setQueryData(key, document);
}

/** Refetches every document that lists or includes rows of this type. */
export const refetchType = (client: QueryClient, type: string) =>
  client.invalidateQueries({
    queryKey: ["api"],
    predicate: ({ queryKey }) =>
      typeOfPath(String(queryKey[1])) === type || containsType(client.getQueryData<Document>(queryKey), type),
  });

/** Refetches every document with this row. */
export const refetchRow = (client: QueryClient, row: Identifier) =>
  client.invalidateQueries({
    queryKey: ["api"],
    predicate: ({ queryKey }) => {
      const document = client.getQueryData<Document>(queryKey);
      return !!document && containsRow(document, row);
    },
  });

/** Lists of this type that are not on the screen are fetched again once they are: a change may belong into them. */
export const expireHiddenLists = (client: QueryClient, type: string) =>
  client.invalidateQueries({
    queryKey: ["api"],
    refetchType: "none",
    predicate: (query) => !query.isActive() && typeOfPath(String(query.queryKey[1])) === type,
  });

/** Whether a document contains this row. */
export const containsRow = (document: Document, { type, id }: Identifier) =>
  rowsOf(document).some((row) => row.type === type && row.id === id);

const containsType = (document: Document | undefined, type: string) =>
  !!document && rowsOf(document).some((row) => row.type === type);

const typeOfPath = (path: string) =>
  path
    .split("?")[0]!
    .split("/")
    .findLast((part) => /[a-z]_|s$/.test(part));

const rowsOf = ({ data, included = [] }: Document) => [
  ...(Array.isArray(data) ? data : data ? [data] : []),
  ...included,
];

const merged = (old: WireResource, row: WireResource, included: Set<string>): WireResource => ({
  ...old,
  attributes: { ...old.attributes, ...row.attributes },
  relationships: { ...old.relationships, ...row.relationships, ...hiddenTargets(old, included) },
  meta: { ...old.meta, ...row.meta },
});

/**
 * To-one targets that the document would have included but may not: their linkage is null. A row by itself always
 * names its targets, hidden ones too.
 */
const hiddenTargets = ({ relationships = {} }: WireResource, included: Set<string>) =>
  Object.fromEntries(
    Object.entries(relationships).filter(([name, { data }]) => data === null && included.has(name)),
  );

/** The relationships that the query of this key includes, at any depth. */
const includedNames = ([, path]: QueryKey) =>
  new Set(new URLSearchParams(String(path).split("?")[1]).get("include")?.split(/[,.]/));

/** The document with one of its rows changed, wherever it stands in it. */
export function replaceRow<D extends Document>(
  document: D,
  row: Identifier,
  change: (old: WireResource) => WireResource,
): D {
  const swap = (old: WireResource) => (old.type === row.type && old.id === row.id ? change(old) : old);
  const { data, included } = document;
  return {
    ...document,
    data: Array.isArray(data) ? data.map(swap) : data && swap(data),
    ...(included && { included: included.map(swap) }),
  };
}
