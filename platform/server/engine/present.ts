/** Rows to JSON:API documents: attributes this reader may see, linkage, includes without a query per row. */
import { ownValue } from "#platform/shared/own-value.ts";
import { type Actor } from "#platform/shared/actor.ts";
import { columnName, wireName } from "#platform/shared/entity.ts";
import type { Context, WriteContext } from "../context.ts";
import type { AnyRow, Resource } from "../resource.ts";
import {
  type IncludeTree,
  includeTree,
  isToOne,
  type ReadAhead,
  readRelated,
  type Related,
  relatedType,
} from "./related.ts";
import type { Registry } from "./registry.ts";
import type { Query } from "./query.ts";

export interface Identifier {
  type: string;
  id: string;
}

type Relationship = { data: Identifier | Identifier[] | null } | { links: { related: string } };

export interface ResourceObject extends Identifier {
  attributes?: Record<string, unknown>;
  relationships?: Record<string, Relationship>;
  links?: { self: string };
  meta?: Record<string, unknown>;
}

type FieldSelection = Pick<Query, "include" | "fields">;
interface Presented {
  data: ResourceObject[];
  included?: ResourceObject[];
}

/** What a request names, beside its rows. */
interface PresentOptions {
  single: boolean;
  /** The collection, for the links of the rows. */
  path?: string | undefined;
  /** Related rows that were read along with the page, by relationship. */
  readAhead?: ReadAhead | undefined;
}

/** Rows of one resource at one place of the include tree. */
interface Branch {
  resource: Resource;
  rows: AnyRow[];
  tree: IncludeTree;
  objects: Promise<ResourceObject[]>;
  ahead?: ReadAhead | undefined;
}

/**
 * Presents rows of one resource, and what was requested to be included, each as `context.actor` may see it.
 * Rows of a request link to the collection it named (`path`); included ones to the collection where this
 * caller finds them. Goes down the tree of includes level by level, and reads a whole level at once.
 */
export async function present(
  registry: Registry,
  resource: Resource,
  rows: AnyRow[],
  context: Context | WriteContext,
  selection: FieldSelection,
  { single, path = registry.pathOf(resource, context.actor), readAhead }: PresentOptions,
): Promise<Presented> {
  const presented = new Set(rows.map((row) => keyOf(resource, row)));
  const data = objectsOf(registry, resource, rows, context, selection, single, path);
  // A failure is thrown below; until then nobody waits for it.
  data.catch(() => undefined);
  const included: Promise<ResourceObject[]>[] = [];
  const metAgain: Promise<ResourceObject[]>[] = [];
  const links: (() => Promise<void>)[] = [];
  const tree = includeTree(selection.include ?? []);
  let level: Branch[] = [{ resource, rows, tree, objects: data, ahead: readAhead }];
  while (level.length > 0) {
    const read = await Promise.all(
      level.flatMap((branch) =>
        [...branch.tree].map(async ([key, below]) => {
          const request = { ...branch, key, below, ahead: branch.ahead?.get(key) };
          return { branch, key, below, related: await readRelated(registry, context, request) };
        }),
      ),
    );
    level = read.flatMap(({ branch, key, below, related }) => {
      links.push(async () => link(branch.resource, key, await branch.objects, related, selection));
      const isMet = (row: AnyRow) => presented.has(keyOf(related.target, row));
      const fresh = related.rows.filter((row) => !isMet(row));
      const again = below.size > 0 ? related.rows.filter(isMet) : [];
      for (const row of fresh) presented.add(keyOf(related.target, row));
      return [
        ...(fresh.length > 0 ? [grow(related, fresh, below, included)] : []),
        ...(again.length > 0 ? [grow(related, again, below, metAgain)] : []),
      ];
    });
  }
  const objects = (await Promise.all([data, ...included])).slice(1).flat();
  const others = (await Promise.all(metAgain)).flat();
  for (const linkObjects of links) await linkObjects();
  for (const object of others) merge(object, objects);
  return selection.include ? { data: await data, included: objects } : { data: await data };

  function grow(
    { target, ahead }: Related,
    ofRows: AnyRow[],
    below: IncludeTree,
    results: Promise<ResourceObject[]>[],
  ): Branch {
    const home = registry.pathOf(target, context.actor);
    const ofRelated = objectsOf(registry, target, ofRows, context, selection, false, home);
    ofRelated.catch(() => undefined);
    results.push(ofRelated);
    return { resource: target, rows: ofRows, tree: below, objects: ofRelated, ahead };
  }
}

const keyOf = ({ entity }: Resource, { id }: AnyRow) => `${entity.type} ${id}`;

/** A row met a second time by a longer path: what the first presenting lacked is its deeper linkage. */
function merge(object: ResourceObject, included: ResourceObject[]): void {
  const first = included.find((other) => other.type === object.type && other.id === object.id);
  if (first && object.relationships)
    first.relationships = { ...first.relationships, ...object.relationships };
}

function link(
  resource: Resource,
  key: string,
  objects: ResourceObject[],
  { target, linkedIds, rows }: Related,
  selection: FieldSelection,
): void {
  if (!isRequested(selection, resource.entity.type, wireName(key))) return;
  const { type } = target.entity;
  const visible = new Set(rows.map((row) => row.id));
  for (const object of objects) {
    const ids = (linkedIds.get(object.id) ?? []).filter((id) => visible.has(id));
    const data = ids.map((id) => ({ type, id }));
    object.relationships = {
      ...object.relationships,
      [wireName(key)]: { data: isToOne(resource, key) ? (data[0] ?? null) : data },
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
  const [loaded, metas] = await Promise.all([
    loadFields(resource, names, rows, context),
    rows.length > 0 ? resource.meta?.(rows, context, single) : undefined,
  ]);
  return rows.map((row) => ({
    type,
    id: row.id,
    attributes: Object.fromEntries(
      names
        .filter((name) => mayRead(resource, name, context.actor, row))
        .map((name) => [name, valueOf(resource, name, row, loaded, context)]),
    ),
    ...relationships(registry, resource, row, context.actor, selection),
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

/** To-one linkage is always given: the id is in the row. To-many only when included, or as a link to read it by. */
function relationships(
  registry: Registry,
  resource: Resource,
  row: AnyRow,
  me: Actor,
  selection: FieldSelection,
): { relationships?: Record<string, Relationship> } {
  const isWanted = (key: string) => isRequested(selection, resource.entity.type, wireName(key));
  const linked = Object.keys(resource.entity.belongsTo)
    .filter(isWanted)
    .map((key): [string, Relationship] => {
      const id = row[`${key}Id`];
      const data = id ? { type: relatedType(resource, key), id: String(id) } : null;
      return [wireName(key), { data }];
    });
  const related = Object.entries(resource.relatedLinks ?? {})
    .filter(([key]) => isWanted(key))
    .flatMap(([key, linkOf]): [string, Relationship][] => {
      const path = linkOf(row, me);
      return path ? [[wireName(key), { links: { related: `${registry.base}/${path}` } }]] : [];
    });
  const entries = [...linked, ...related];
  return entries.length ? { relationships: Object.fromEntries(entries) } : {};
}
