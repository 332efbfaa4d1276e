/** What rows are related to: the tree of a request's includes, and the related rows that this caller may see. */
import { ownValue } from "#platform/shared/own-value.ts";
import { sql } from "kysely";
import type { Context, WriteContext } from "../context.ts";
import type { AnyRow, HasManyLoader, Resource, Rows } from "../resource.ts";
import { filtered, inOrder, isOneOf, readByIds, visibleRows } from "./read.ts";
import type { Query } from "./query.ts";
import type { Registry } from "./registry.ts";

export type IncludeTree = Map<string, IncludeTree>;

export function includeTree(paths: string[][]): IncludeTree {
  const root: IncludeTree = new Map();
  for (const path of paths) {
    let at = root;
    for (const key of path) {
      if (!at.has(key)) at.set(key, new Map());
      at = at.get(key)!;
    }
  }
  return root;
}

export const isToOne = ({ entity }: Resource, key: string): boolean => Object.hasOwn(entity.belongsTo, key);

export const relatedType = (resource: Resource, key: string): string => {
  const related = ownValue(resource.entity.belongsTo, key) ?? ownValue(resource.entity.hasMany, key);
  return typeof related === "string" ? related : related!.type;
};

/** Rows by relationship, asked for before the rows are known that belong to them. */
export type ReadAhead = ReadonlyMap<string, Promise<AnyRow[]>>;

export interface Related {
  target: Resource;
  /** Those of each row, by its id; some may not be visible. */
  linkedIds: Map<string, string[]>;
  /** The visible ones, each once. */
  rows: AnyRow[];
  /** What those belong to in their turn. */
  ahead?: ReadAhead;
}

/** How many related rows are read for a page, where the related table points back at it: by row, and for few rows. */
const maxRelatedPerRow = 40;
const minRelatedLimit = 1000;

interface RelatedRequest {
  resource: Resource;
  rows: AnyRow[];
  key: string;
  /** What is included of the related rows. */
  below: IncludeTree;
  /** Of the related rows, where they point back at these: the others are not linked to. */
  filters?: Query["filters"] | undefined;
  /** The related rows, where they have been asked for already. */
  ahead?: Promise<AnyRow[]> | undefined;
}

export async function readRelated(
  registry: Registry,
  context: Context | WriteContext,
  { resource, rows, key, below, filters = {}, ahead }: RelatedRequest,
): Promise<Related> {
  const target = registry.byType(relatedType(resource, key));
  const visible = () => visibleRows(target, context.db, context.actor);
  const readBelow = (found: Rows) => readAhead(registry, target, below.keys(), context, found);
  const byIds = async (linkedIds: Map<string, string[]>) => {
    const ids = [...new Set([...linkedIds.values()].flat())];
    if (ahead) return { target, linkedIds, rows: inOrder(ids, await ahead) };
    const belowThem =
      ids.length > 0 ? readBelow(visible().where(isOneOf(`${target.table}.id`, ids))) : undefined;
    return { target, linkedIds, rows: await readByIds(target, context, ids), ahead: belowThem };
  };
  if (isToOne(resource, key)) {
    const idOf = (row: AnyRow) => (row[`${key}Id`] ? [String(row[`${key}Id`])] : []);
    return byIds(new Map(rows.map((row) => [row.id, idOf(row)])));
  }
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return { target, linkedIds: new Map(), rows: [] };
  const many: HasManyLoader | undefined = ownValue(resource.hasManyLoaders, key);
  if (many?.load) return byIds(await many.load(context, ids));
  const by = `${target.table}.${many!.by!}`;
  const column = sql.ref<string>(by);
  // By the column first: in the order of ids alone PostgreSQL would rather walk the whole table by its primary key.
  const pointing = filtered(target, visible().where(isOneOf(by, ids)), { filters }, context.actor)
    .orderBy(column)
    .orderBy(`${target.table}.id`)
    .limit(Math.max(minRelatedLimit, maxRelatedPerRow * ids.length));
  const belowThem = readBelow(pointing);
  const found = await pointing.selectAll(target.table).select(column.as("linkedTo")).execute();
  const linkedIds = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { linkedTo, id } of found) linkedIds.get(String(linkedTo))?.push(id);
  return { target, linkedIds, rows: inOrder([...linkedIds.values()].flat(), found), ahead: belowThem };
}

/**
 * The rows to which others belong, asked for in the same moment as those, with their query as a sub-select: one round trip
 * less, where that query costs little.
 */
export function readAhead(
  registry: Registry,
  resource: Resource,
  keys: Iterable<string>,
  { db, actor }: Context | WriteContext,
  rows: Rows,
): ReadAhead {
  const toOne = [...keys].filter((key) => isToOne(resource, key));
  return new Map(
    toOne.map((key) => {
      const target = registry.byType(relatedType(resource, key));
      const ids = rows.select(sql.ref<string>(`${resource.table}.${key}Id`).as("id"));
      const read = visibleRows(target, db, actor)
        .where(`${target.table}.id`, "in", ids)
        .selectAll(target.table)
        .execute();
      // Whoever includes them hears of a failure.
      read.catch(() => undefined);
      return [key, read];
    }),
  );
}
