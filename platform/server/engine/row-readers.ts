/** How a row's attributes and linkage are read: what does not depend on the row is looked up once for a page of them. */
import { type Actor } from "#platform/shared/actor.ts";
import { columnName, wireName } from "#platform/shared/entity.ts";
import { ownValue } from "#platform/shared/own-value.ts";
import type { Context, WriteContext } from "../context.ts";
import type { AnyRow, Resource } from "../resource.ts";
import { relatedType } from "./related.ts";
import type { Registry } from "./registry.ts";

interface AttributeReader {
  name: string;
  mayRead: ((row: AnyRow) => boolean) | null;
  read: (row: AnyRow) => unknown;
}

export interface Identifier {
  type: string;
  id: string;
}

export type Relationship = { data: Identifier | Identifier[] | null } | { links: { related: string } };

/** `loaded` are the values of the fields that are loaded for the whole page. */
export function attributeReader(
  resource: Resource,
  name: string,
  loaded: Map<string, Map<string, unknown>>,
  context: Context | WriteContext,
): AttributeReader {
  const { actor } = context;
  const guard = ownValue(resource.readableBy, name);
  const mayRead = guard && actor.kind !== "operator" ? (row: AnyRow) => guard(actor, row) : null;
  const field = ownValue(resource.fields, name);
  if (field?.load) {
    const values = loaded.get(name);
    return { name, mayRead, read: (row) => values?.get(row.id) ?? null };
  }
  const read = field?.read;
  if (read) return { name, mayRead, read: (row) => read(row, actor, context.now()) };
  const column = columnName(name);
  return {
    name,
    mayRead,
    read: (row) => {
      const value = row[column];
      return value instanceof Date ? value.toISOString() : (value ?? null);
    },
  };
}

/** To-one linkage is always given: the id is in the row. To-many only when included, or as a link to read it by. */
export function relationshipsReader(
  registry: Registry,
  resource: Resource,
  me: Actor,
  isWanted: (field: string) => boolean,
): (row: AnyRow) => { relationships?: Record<string, Relationship> } {
  const isWantedKey = (key: string) => isWanted(wireName(key));
  const linked = Object.keys(resource.entity.belongsTo)
    .filter(isWantedKey)
    .map((key) => ({ name: wireName(key), column: `${key}Id`, type: relatedType(resource, key) }));
  const related = Object.entries(resource.relatedLinks ?? {})
    .filter(([key]) => isWantedKey(key))
    .map(([key, linkOf]) => ({ name: wireName(key), linkOf }));
  return (row) => {
    const relationships: Record<string, Relationship> = {};
    for (const { name, column, type } of linked) {
      const id = row[column];
      relationships[name] = { data: id ? { type, id: String(id) } : null };
    }
    for (const { name, linkOf } of related) {
      const path = linkOf(row, me);
      if (path) relationships[name] = { links: { related: `${registry.base}/${path}` } };
    }
    return Object.keys(relationships).length > 0 ? { relationships } : {};
  };
}
