/** The address of a collection with its filters, includes, sort and page; shared by loaders and hooks. */
import { joinCommaList } from "#platform/shared/comma-list.ts";
import { wireName, type Entity, type SparseFields } from "#platform/shared/entity.ts";

export type FilterValue = string | number | boolean | null | undefined | readonly (string | number)[];

export interface CollectionOptions<F extends SparseFields = SparseFields> {
  /** The collection when it is not named like the entity: "archive/books". */
  at?: string;
  /** Empty values are left out; several values are joined by commas. */
  filter?: Record<string, FilterValue>;
  /** Relationship paths as in the entity: "author.publisher". */
  include?: readonly string[];
  /** Only these attributes and relationships of a type, by wire names; for long lists of wide rows. */
  fields?: F;
  /** "-publishedAt", or several of them. */
  sort?: string | readonly string[];
  /** From 1. */
  page?: number;
  /** Rows per page: 25 by default, at most 100. */
  size?: number;
}

/** "books?filter[q]=lead&page[number]=2", relative to the API's base. */
export function collectionPath(entity: Pick<Entity, "type">, options: CollectionOptions = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options.filter ?? {})) {
    if (value === undefined || value === null || value === "" || (Array.isArray(value) && !value.length))
      continue;
    query.set(`filter[${name}]`, Array.isArray(value) ? joinCommaList(value) : String(value));
  }
  if (options.include?.length) query.set("include", options.include.map(wirePath).join(","));
  for (const [type, names] of Object.entries(options.fields ?? {}))
    query.set(`fields[${type}]`, String(names));
  if (options.sort?.length) query.set("sort", String(options.sort));
  if (options.page && options.page > 1) query.set("page[number]", String(options.page));
  if (options.size) query.set("page[size]", String(options.size));
  return withQuery(options.at ?? entity.type, query);
}

/** "books/{id}?include=author". */
export function resourcePath(
  entity: Pick<Entity, "type">,
  id: string,
  options: ResourceOptions = {},
): string {
  const query = new URLSearchParams();
  if (options.include?.length) query.set("include", options.include.map(wirePath).join(","));
  return withQuery(`${options.at ?? entity.type}/${encodeURIComponent(id)}`, query);
}

export type ResourceOptions = Pick<CollectionOptions, "at" | "include">;

const wirePath = (path: string) => path.split(".").map(wireName).join(".");

const withQuery = (path: string, query: URLSearchParams) => (query.size ? `${path}?${query}` : path);
