/** Rows to JSON:API documents: attributes this reader may see, linkage, includes without a query per row. */
import { ownValue } from "#platform/shared/own-value.ts";
import { wireName } from "#platform/shared/entity.ts";
import type { Context, WriteContext } from "../context.ts";
import type { AnyRow, Resource } from "../resource.ts";
import {
  type IncludeTree,
  includeTree,
  isToOne,
  type ReadAhead,
  readRelated,
  type Related,
} from "./related.ts";
import type { Registry } from "./registry.ts";
import { metaName, type Query } from "./query.ts";
import { attributeReader, type Identifier, type Relationship, relationshipsReader } from "./row-readers.ts";

export interface ResourceObject extends Identifier {
  attributes?: Record<string, unknown>;
  relationships?: Record<string, Relationship>;
  links?: { self: string };
  meta?: Record<string, unknown>;
}

type FieldSelection = Pick<Query, "include" | "fields"> & Partial<Pick<Query, "relatedFilters">>;
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
  const data = objectsOf(registry, resource, rows, context, selection, { single, path, hasMeta: true });
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
          const filters = branch.tree === tree ? selection.relatedFilters?.get(key) : undefined;
          const request = { ...branch, key, below, filters, ahead: branch.ahead?.get(key) };
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
    const hasMeta = isRequested(selection, target.entity.type, metaName);
    const options = { single: false, path: home, hasMeta };
    const ofRelated = objectsOf(registry, target, ofRows, context, selection, options);
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

interface ObjectOptions {
  single: boolean;
  /** The collection that links lead to. */
  path: string;
  /**
   * Included rows of which only some fields are requested come without, unless `meta` is one of them: a job's counts or
   * its match may cost more than the list that names it.
   */
  hasMeta: boolean;
}

async function objectsOf(
  registry: Registry,
  resource: Resource,
  rows: AnyRow[],
  context: Context | WriteContext,
  selection: FieldSelection,
  { single, path, hasMeta }: ObjectOptions,
): Promise<ResourceObject[]> {
  const { type, attributes } = resource.entity;
  const isWanted = (field: string) => isRequested(selection, type, field);
  const names = Object.keys(attributes).filter(isWanted);
  const [loaded, metas] = await Promise.all([
    loadFields(resource, names, rows, context),
    hasMeta && rows.length > 0 ? resource.meta?.(rows, context, single) : undefined,
  ]);
  const readers = names.map((name) => attributeReader(resource, name, loaded, context));
  const relationships = relationshipsReader(registry, resource, context.actor, isWanted);
  const self = `${registry.base}/${path}/`;
  return rows.map((row) => {
    const values: Record<string, unknown> = {};
    for (const { name, mayRead, read } of readers) if (!mayRead || mayRead(row)) values[name] = read(row);
    const meta = metas?.get(row.id);
    return {
      type,
      id: row.id,
      attributes: values,
      ...relationships(row),
      links: { self: self + row.id },
      ...(meta ? { meta } : {}),
    };
  });
}

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
