/** The page of a collection that a path with its query asks for: one definition for the routes and for bundles. */
import type { Context } from "../context.ts";
import type { AnyTable, Collection, Resource, Rows } from "../resource.ts";
import { isOpenTo } from "#platform/shared/standing.ts";
import { listDocument } from "./document.ts";
import { parseQuery } from "./query.ts";
import { mayUseCollection, readPage } from "./read.ts";
import type { Registry } from "./registry.ts";
import { includeTree, readAhead } from "./related.ts";

export interface CollectionRequest {
  resource: Resource;
  collection: Collection<AnyTable>;
  /** Of the collection: "employer/books". */
  path: string;
  /** As the caller asked, for the links of pages. */
  url: string;
  /** Reads what the rows belong to before they are known; only for pages that cost little (`readAhead`). */
  readsAhead?: boolean;
}

/** The document of one page. Who may use the collection is checked by the caller. */
export async function collectionDocument(
  registry: Registry,
  context: Context,
  { resource, collection, path, url, readsAhead }: CollectionRequest,
) {
  const query = parseQuery(registry, resource, collection, url.split("?")[1] ?? "", context.actor, false);
  const keys = includeTree(query.include ?? []).keys();
  const readAlong = (page: Rows) => readAhead(registry, resource, keys, context, page);
  const page = await readPage(resource, collection, context, query, readsAhead ? readAlong : undefined);
  return listDocument(registry, resource, context, query, page, url, path);
}

/**
 * What `GET {address}` answers this caller, where `address` is relative to the API ("books?page[size]=1"); null where
 * the server has no such collection or refuses it to the caller.
 */
export async function documentAt(registry: Registry, context: Context, address: string) {
  const path = address.split("?")[0]!;
  const resource = registry.resources.find(({ collections }) => Object.hasOwn(collections, path));
  const collection = resource?.collections[path];
  if (!resource || !collection) return null;
  const { actor } = context;
  if (!mayUseCollection(resource, collection, actor) || !isOpenTo(actor, resource.access, "read"))
    return null;
  return collectionDocument(registry, context, {
    resource,
    collection,
    path,
    url: `${registry.base}/${address}`,
    readsAhead: true,
  });
}
