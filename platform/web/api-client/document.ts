/** JSON:API documents as they are sent, and as screens read them: plain objects linked to each other. */

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
export type Meta = Record<string, unknown>;

/** A JSON:API response without errors (JSON:API 1.1, section 7). */
export interface Document {
  data: WireResource | WireResource[] | null;
  included?: WireResource[];
  links?: Links;
  meta?: Meta;
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
