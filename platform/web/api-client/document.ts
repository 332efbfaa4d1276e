/** JSON:API documents as they are sent, and as screens read them: plain objects linked to each other. */
import type { Entity, ResourceOf } from "#platform/shared/entity.ts";

export interface Identifier {
  type: string;
  id: string;
}

export interface WireResource extends Identifier {
  attributes?: Record<string, unknown>;
  relationships?: Record<string, { data?: Identifier | Identifier[] | null; links?: Links; meta?: Meta }>;
  links?: Links;
  meta?: Meta;
}

export type Links = Record<string, string | { href: string } | null | undefined>;
/** What the server says about a document or a resource beside its attributes. */
export type Meta = Record<string, unknown>;

/** Of a page of a collection. */
export interface PageMeta {
  number: number;
  size: number;
  total: number;
  totalIsExact?: boolean;
}

/** The facts about a whole document; a feature adds the names of its own by declaration merging. */
export interface DocumentMeta {
  page?: PageMeta;
  [name: string]: unknown;
}

/** A JSON:API response without errors (JSON:API 1.1, section 7). */
export interface Document {
  data: WireResource | WireResource[] | null;
  included?: WireResource[];
  links?: Links;
  meta?: DocumentMeta;
}

/** The resources of a document: one, several or none. */
export const resourcesOf = ({ data }: Pick<Document, "data">): WireResource[] => list(data);

/** The resource of a document that holds exactly one, such as the answer to a write. */
export function onlyResource({ data }: Pick<Document, "data">): WireResource {
  if (!data || Array.isArray(data)) throw new Error("The document does not hold one resource");
  return data;
}

/** A resource as screens see it: `id`, `type`, `meta`, flat attributes, and related resources as objects. */
// oxlint-disable-next-line typescript/no-explicit-any -- only its reader knows what a document holds
export type Linked = { id: string; type: string; meta: Meta } & Record<string, any>;

/** Follows every relationship of a document; a row that is included twice is one object. Unknown targets stay identifiers. */
export function link(document: Document): Linked | Linked[] | null {
  const rows = new Map<string, Linked>();
  const wire = [...list(document.data), ...(document.included ?? [])];
  for (const row of wire) if (!rows.has(key(row))) rows.set(key(row), flat(row));
  for (const row of wire) follow(row, rows);
  if (!document.data) return null;
  if (Array.isArray(document.data)) return document.data.map((row) => rows.get(key(row))!);
  return rows.get(key(document.data))!;
}

/** The linked resource of a document that holds exactly one, typed by its entity. */
export function linkOne<E extends Entity>(entity: E, document: Document): ResourceOf<E> {
  const [row] = linkAll(entity, { ...document, data: [onlyResource(document)] });
  if (!row) throw new Error(`The document holds no ${entity.type}`);
  return row;
}

/** The linked resources of a document, typed by their entity and by the sparse fields that were requested. */
export function linkAll<E extends Entity, F = unknown>(entity: E, document: Document): ResourceOf<E, F>[] {
  const rows = list(link(document));
  const other = rows.find(({ type }) => type !== entity.type);
  if (other) throw new Error(`The document holds ${other.type} instead of ${entity.type}`);
  // The server serializes rows of this type by the same entity: they have the attributes that it declares.
  return rows as ResourceOf<E, F>[];
}

/** For a resource of the document: all others that it leads to, through any number of relationships. */
export function relatedIn(document: Document): (row: WireResource) => WireResource[] {
  const rows = new Map([...(document.included ?? []), ...list(document.data)].map((row) => [key(row), row]));
  return (row) => {
    const found = new Set([row]);
    // A set is walked in the order of insertion, with what is added meanwhile.
    for (const { relationships = {} } of found)
      for (const { data } of Object.values(relationships))
        for (const target of list(data)) {
          const related = rows.get(key(target));
          if (related) found.add(related);
        }
    found.delete(row);
    return [...found];
  };
}

const key = (row: Identifier) => `${row.type} ${row.id}`;
const list = <T>(value: T | T[] | null | undefined) =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value];

const flat = (row: WireResource): Linked => ({
  ...row.attributes,
  id: row.id,
  type: row.type,
  meta: row.meta ?? {},
});

function follow(row: WireResource, rows: Map<string, Linked>) {
  const from = rows.get(key(row))!;
  for (const [name, relationship] of Object.entries(row.relationships ?? {})) {
    if (relationship.data === undefined) continue;
    const to = list(relationship.data).map((target) => rows.get(key(target)) ?? { ...target, meta: {} });
    from[camel(name)] = Array.isArray(relationship.data) ? to : (to[0] ?? null);
    if (!Array.isArray(relationship.data)) from[`${camel(name)}Id`] = relationship.data?.id ?? null;
  }
}

const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
