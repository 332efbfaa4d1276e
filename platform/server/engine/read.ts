/** Reading: one definition of visibility narrows lists, single reads, includes and live pushes alike. */
import type { Actor } from "#platform/shared/actor.ts";
import { hasOperatorRole } from "#platform/shared/operator-role.ts";
import { isOpenTo } from "#platform/shared/standing.ts";
import { sql } from "kysely";
import { z } from "zod";
import type { Context, WriteContext } from "../context.ts";
import type { Queryable } from "../database/database.ts";
import { decodeCursor } from "../database/keyset.ts";
import { notFound } from "../errors.ts";
import type { AnyRow, AnyTable, Collection, Resource, ResourceParts, Row, Rows, Table } from "../resource.ts";
import { idCursorPage, keysetPage, keysetTerms, orderRows } from "./order.ts";
import { findFilter, type Query, unknownParameter } from "./query.ts";

/** The resource's rows this caller may see at all; none where its kind is not named. */
export function visibleRows(
  resource: Pick<Resource, "table" | "visibleTo" | "access" | "operators">,
  db: Queryable,
  actor: Actor,
): Rows {
  const rows = db.selectFrom(resource.table);
  if (actor.kind === "operator") {
    if (!hasOperatorRole(actor, resource.operators?.read)) return rows.where(sql<boolean>`false`);
    if (!resource.visibleTo.operator) return rows;
  }
  const scopeRows = resource.visibleTo[actor.kind] as ((rows: Rows, me: Actor) => Rows) | undefined;
  return scopeRows && isOpenTo(actor, resource.access)
    ? scopeRows(rows, actor)
    : rows.where(sql<boolean>`false`);
}

export interface Page {
  rows: AnyRow[];
  total: number;
  totalIsExact: boolean;
  nextCursor?: string;
  meta?: Record<string, unknown>;
  /** Related rows by relationship, of a page that was read along with them. */
  readAhead?: ReadonlyMap<string, Promise<AnyRow[]>> | undefined;
}

/**
 * A page of a collection: filtered, sorted, counted. Two queries, or the resource's own search and one. `readAlong`
 * starts what is read in the same moment, by the page's own query; a search has none.
 */
export async function readPage(
  resource: Resource,
  collection: Collection<AnyTable>,
  context: Context,
  query: Query,
  readAlong?: (page: Rows) => Page["readAhead"],
): Promise<Page> {
  const { number, size, after } = query.page;
  const { filters, sort } = query;
  const start = { offset: (number - 1) * size, ...(after === undefined ? {} : { after }) };
  const found = await collection.search?.(context, { filters, sort, size, ...start });
  if (found) {
    const { ids, facts: factsToCome, meta: metaToCome, ...page } = found;
    const [known, facts, meta] = await Promise.all([
      readByIds(resource, context, ids),
      factsToCome,
      metaToCome,
    ]);
    return { ...page, ...(meta && { meta }), rows: known.map((row) => ({ ...row, ...facts?.get(row.id) })) };
  }
  const terms = keysetTerms(resource, query);
  // The cursor of a search says nothing to a list.
  if (after !== undefined && !resource.cursorPaging && !terms) throw unknownParameter("page[after]");
  const request = { ...start, size, after: after && terms ? decodeCursor(after, terms) : undefined };
  const visible = queryRows(resource, collection, context, query);
  const rows = collection.listScope ? (await collection.listScope(context))(visible) : visible;
  const ofPage = orderRows(resource, rows, query).limit(size).offset(start.offset);
  // Behind a cursor nothing is read along: the page is not this query.
  const readAhead = after === undefined ? readAlong?.(ofPage) : undefined;
  const [page, { total }] = await Promise.all([
    terms ? keysetPage(resource, rows, terms, request) : idCursorPage(resource, ofPage, query),
    rows.select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { ...page, total: Number(total), totalIsExact: true, readAhead };
}

/** All rows that match a query and that this caller sees there, without paging: for files and counts. */
export function queryRows(
  resource: Resource,
  collection: Collection<AnyTable>,
  context: Context,
  query: Pick<Query, "filters">,
): Rows {
  const rows = visibleRows(resource, context.db, context.actor);
  const selectedRows = collection.scope ? collection.scope(rows, context.actor) : rows;
  return filtered(resource, selectedRows, query, context.actor);
}

/** Those of the rows that match the filters of a request. */
export function filtered(
  resource: Resource,
  rows: Rows,
  { filters }: Pick<Query, "filters">,
  me: Actor,
): Rows {
  let filteredRows = rows;
  for (const [name, value] of Object.entries(filters)) {
    if (name === "updatedSince" && !resource.filters?.updatedSince) {
      filteredRows = filteredRows.where(sql.ref(`${resource.table}.updatedAt`), ">=", value);
      continue;
    }
    const where = findFilter(resource, name)?.where as
      | ((rows: Rows, value: unknown, me: Actor) => Rows)
      | undefined;
    if (where) filteredRows = where(filteredRows, value, me);
  }
  return filteredRows;
}

/** Visible rows of these ids, in their order; those that are gone or not visible are left out. */
export async function readByIds(
  resource: Resource,
  context: Context | WriteContext,
  ids: string[],
): Promise<AnyRow[]> {
  if (ids.length === 0) return [];
  const rows = await visibleRows(resource, context.db, context.actor)
    .where(isOneOf(`${resource.table}.id`, ids))
    .selectAll(resource.table)
    .execute();
  return inOrder(ids, rows);
}

/** As one array, so that the statement does not depend on how many there are: it is prepared once. */
export const isOneOf = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${ids})`;

/** The rows of these ids, in their order. */
export function inOrder(ids: string[], rows: AnyRow[]): AnyRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** One visible row by id (or by the resource's alternate key), or null. */
export async function readOne(
  resource: Resource,
  collection: Collection<AnyTable> | null,
  context: Context | WriteContext,
  key: string,
): Promise<AnyRow | null> {
  const isId = z.uuid().safeParse(key).success;
  if (!isId && !resource.alternateKey) return null;
  let rows = visibleRows(resource, context.db, context.actor);
  if (collection?.scope) rows = collection.scope(rows, context.actor);
  const row = await keyed(resource, rows, key, isId).selectAll(resource.table).executeTakeFirst();
  return row ?? null;
}

function keyed({ table, alternateKey }: Resource, rows: Rows, key: string, isId: boolean): Rows {
  if (!isId && typeof alternateKey === "function") return alternateKey(rows, key);
  return rows.where(sql.ref(`${table}.${isId ? "id" : alternateKey}`), "=", key);
}

type VisibleTable<T extends Table> = Pick<
  ResourceParts<T>,
  "table" | "visibleTo" | "alternateKey" | "operators"
>;

/**
 * The row that an action is about, locked: found by id or alternate key among those its resource, and the collection
 * it is posted below, shows the caller. Standing is the action's own `access`, which is checked before. Throws `404`.
 */
export const lockVisibleRow = <T extends Table>(
  resource: VisibleTable<T>,
  context: WriteContext,
  key: string,
  collection?: Collection<AnyTable>,
): Promise<Row<T>> => findVisibleRow(resource, context, key, { collection, lock: true });

/** The same row, to read alone unless it is to be locked. Throws `404`. */
export async function findVisibleRow<T extends Table>(
  resource: VisibleTable<T>,
  context: Context | WriteContext,
  key: string,
  { collection, lock = false }: { collection?: Collection<AnyTable> | undefined; lock?: boolean } = {},
): Promise<Row<T>> {
  // As everywhere in the engine, the table is handled as `AnyTable`: see there.
  const anyResource = { ...resource, access: "everyone" } as unknown as Resource;
  const isId = z.uuid().safeParse(key).success;
  if (!isId && !resource.alternateKey) throw notFound();
  let rows = visibleRows(anyResource, context.db, context.actor);
  if (collection?.scope) rows = collection.scope(rows, context.actor);
  const row = await keyed(anyResource, rows, key, isId)
    .selectAll(anyResource.table)
    .$if(lock, (found) => found.forUpdate(anyResource.table))
    .executeTakeFirst();
  if (!row) throw notFound();
  // Found in the table of this very resource.
  return row as unknown as Row<T>;
}

/** Whether a kind may use a collection at all: guests that may not get `401`. */
export const mayUseCollection = (
  { operators }: Pick<Resource, "operators">,
  collection: Collection<AnyTable>,
  me: Actor,
): boolean =>
  me.kind === "operator" ? hasOperatorRole(me, operators?.read) : collection.for.includes(me.kind);
