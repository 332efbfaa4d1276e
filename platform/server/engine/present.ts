/** Rows to JSON:API documents: attributes this reader may see, linkage, includes without a query per row. */
import { ownValue } from "#platform/shared/own-value.ts";
import { type Actor } from "#platform/shared/actor.ts";
import { columnName, wireName } from "#platform/shared/entity.ts";
import { sql } from "kysely";
import type { Context, WriteContext } from "../context.ts";
import type { AnyRow, HasManyLoader, Resource } from "../resource.ts";
import { readByIds, visibleRows } from "./read.ts";
import type { Registry } from "./registry.ts";
import type { Query } from "./query.ts";

export interface Identifier {
  type: string;
  id: string;
}

export interface ResourceObject extends Identifier {
  attributes?: Record<string, unknown>;
  relationships?: Record<string, { data: Identifier | Identifier[] | null }>;
  links?: { self: string };
  meta?: Record<string, unknown>;
}

type FieldSelection = Pick<Query, "include" | "fields">;
interface Presented {
  data: ResourceObject[];
  included?: ResourceObject[];
}

/**
 * Presents rows of one resource, and what was requested to be included, each as `context.actor` may see it.
 * Rows of a request link to the collection it named (`path`); included ones to the collection where this
 * caller finds them.
 */
export async function present(
  registry: Registry,
  resource: Resource,
  rows: AnyRow[],
  context: Context | WriteContext,
  selection: FieldSelection,
  single: boolean,
  path?: string,
): Promise<Presented> {
  const presented = new Map<string, ResourceObject>();
  const included: ResourceObject[] = [];
  const tree = selection.include ? treeOf(selection.include) : new Map();
  const data = await level(resource, rows, tree, single, path);
  return selection.include ? { data, included } : { data };

  async function level(
    of: Resource,
    ofRows: AnyRow[],
    wanted: Tree,
    isSingle: boolean,
    home = registry.pathOf(of, context.actor),
  ): Promise<ResourceObject[]> {
    const objects = await objectsOf(registry, of, ofRows, context, selection, isSingle, home);
    objects.forEach((object) => presented.set(`${object.type} ${object.id}`, object));
    for (const [key, below] of wanted) {
      const target = registry.byType(relatedType(of, key));
      const linked = await linkedIds(of, target, key, ofRows, context);
      const ids = [...new Set([...linked.values()].flat())];
      const fresh = await readByIds(target, context, ids);
      const visible = new Set(fresh.map((row) => row.id));
      link(of, key, target.entity.type, objects, linked, visible, selection);
      const unreadable = fresh.filter((row) => !presented.has(`${target.entity.type} ${row.id}`));
      if (below.size > 0) {
        const known = fresh.filter((row) => presented.has(`${target.entity.type} ${row.id}`));
        await level(target, known, below, false).then((again) => again.forEach((o) => merge(o)));
      }
      included.push(...(await level(target, unreadable, below, false)));
    }
    return objects;
  }

  /** A row met a second time by a longer path: what the first presenting lacked is its deeper linkage. */
  function merge(object: ResourceObject): void {
    const first = included.find((other) => other.type === object.type && other.id === object.id);
    if (first && object.relationships)
      first.relationships = { ...first.relationships, ...object.relationships };
  }
}

type Tree = Map<string, Tree>;

function treeOf(paths: string[][]): Tree {
  const root: Tree = new Map();
  for (const path of paths) {
    let at = root;
    for (const key of path) {
      if (!at.has(key)) at.set(key, new Map());
      at = at.get(key)!;
    }
  }
  return root;
}

const relatedType = (resource: Resource, key: string): string => {
  const related = ownValue(resource.entity.belongsTo, key) ?? ownValue(resource.entity.hasMany, key);
  return typeof related === "string" ? related : related!.type;
};

/** id of each row → ids of what it is related to, by one query for all rows. */
async function linkedIds(
  resource: Resource,
  target: Resource,
  key: string,
  rows: AnyRow[],
  context: Context | WriteContext,
): Promise<Map<string, string[]>> {
  if (Object.hasOwn(resource.entity.belongsTo, key)) {
    return new Map(rows.map((row) => [row.id, row[`${key}Id`] ? [String(row[`${key}Id`])] : []]));
  }
  const many: HasManyLoader | undefined = ownValue(resource.hasManyLoaders, key);
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return new Map();
  if (many?.load) return many.load(context, ids);
  const by = many!.by!;
  const column = sql.ref<string>(`${target.table}.${by}`);
  const found = await visibleRows(target, context.db, context.actor)
    .where(column, "in", ids)
    .select([`${target.table}.id`, column.as("linkedTo")])
    .orderBy(`${target.table}.id`)
    .limit(1000)
    .execute();
  const linked = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const row of found) linked.get(String(row.linkedTo))?.push(row.id);
  return linked;
}

function link(
  resource: Resource,
  key: string,
  type: string,
  objects: ResourceObject[],
  linked: Map<string, string[]>,
  visible: Set<string>,
  selection: FieldSelection,
): void {
  if (!isRequested(selection, resource.entity.type, wireName(key))) return;
  for (const object of objects) {
    const ids = (linked.get(object.id) ?? []).filter((id) => visible.has(id));
    const data = ids.map((id) => ({ type, id }));
    object.relationships = {
      ...object.relationships,
      [wireName(key)]: { data: Object.hasOwn(resource.entity.belongsTo, key) ? (data[0] ?? null) : data },
    };
  }
}

const isRequested = (selection: FieldSelection, type: string, field: string) =>
  selection.fields.get(type)?.has(field) ?? true;

async function objectsOf(
  registry: Registry,
  resource: Resource,
  rows: AnyRow[],
  context: Context | WriteContext,
  selection: FieldSelection,
  single: boolean,
  home: string,
): Promise<ResourceObject[]> {
  const { type, attributes } = resource.entity;
  const names = Object.keys(attributes).filter((name) => isRequested(selection, type, name));
  const loaded = await loadFields(resource, names, rows, context);
  const metas = resource.meta && rows.length > 0 ? await resource.meta(rows, context, single) : null;
  return rows.map((row) => ({
    type,
    id: row.id,
    attributes: Object.fromEntries(
      names
        .filter((name) => mayRead(resource, name, context.actor, row))
        .map((name) => [name, valueOf(resource, name, row, loaded, context)]),
    ),
    ...relationships(resource, row, selection),
    links: { self: `${registry.base}/${home}/${row.id}` },
    ...(metas?.get(row.id) ? { meta: metas.get(row.id) } : {}),
  }));
}

const mayRead = (resource: Resource, name: string, actor: Actor, row: AnyRow): boolean => {
  const guard = ownValue(resource.readableBy, name);
  return !guard || actor.kind === "operator" || guard(actor, row);
};

async function loadFields(
  resource: Resource,
  names: string[],
  rows: AnyRow[],
  context: Context | WriteContext,
) {
  const wanted = names.filter((name) => ownValue(resource.fields, name)?.load);
  const values = await Promise.all(
    wanted.map((name) => (rows.length ? ownValue(resource.fields, name)!.load!(rows, context) : new Map())),
  );
  return new Map(wanted.map((name, index) => [name, values[index]!]));
}

function valueOf(
  resource: Resource,
  name: string,
  row: AnyRow,
  loaded: Map<string, Map<string, unknown>>,
  context: Context | WriteContext,
): unknown {
  const field = ownValue(resource.fields, name);
  if (field?.load) return loaded.get(name)?.get(row.id) ?? null;
  if (field?.read) return field.read(row, context.actor, context.now());
  const value = row[columnName(name)];
  return value instanceof Date ? value.toISOString() : (value ?? null);
}

/** To-one linkage is always given: the id is in the row. To-many only when included. */
function relationships(resource: Resource, row: AnyRow, selection: FieldSelection) {
  const entries = Object.keys(resource.entity.belongsTo)
    .filter((key) => isRequested(selection, resource.entity.type, wireName(key)))
    .map((key) => {
      const id = row[`${key}Id`];
      const data = id ? { type: relatedType(resource, key), id: String(id) } : null;
      return [wireName(key), { data }] as const;
    });
  return entries.length ? { relationships: Object.fromEntries(entries) } : {};
}
