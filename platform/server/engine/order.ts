/** In which order a collection lists its rows, and the pages that begin behind a row of it. */
import type { DB } from "#db/tables.ts";
import { ownValue } from "#platform/shared/own-value.ts";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import {
  encodeCursor,
  isBehind,
  type KeysetPage,
  type OrderTerm,
  orderBy,
  type Position,
  positionOf,
  sectionsBehind,
} from "../database/keyset.ts";
import type { AnyRow, AnyTable, Resource, Rows } from "../resource.ts";
import type { Query } from "./query.ts";

type Order = Pick<Query, "sort" | "page">;
type Ordered = SelectQueryBuilder<DB, AnyTable, object>;

/** The rows in the order the query requests; the id decides between equals. */
export function orderRows(resource: Resource, rows: Rows, query: Order): Ordered {
  const id = `${resource.table}.id` as const;
  const ascending = isAscending(resource, query);
  // Read backwards from the cursor, and turned round by the caller.
  if (query.page.before) return rows.orderBy(id, ascending ? "desc" : "asc");
  let sorted = rows;
  for (const { name, descending } of sortOf(resource, query))
    sorted = sorted.orderBy(keyOf(resource, name), (order) =>
      descending ? order.desc().nullsLast() : order.asc().nullsLast(),
    );
  return sorted.orderBy(id, ascending ? "asc" : "desc");
}

/**
 * A page without such keys, and with `cursorPaging` behind or before an id: ids are UUIDv7, so an id is a place in time,
 * and goes the way the list is sorted.
 */
export async function idCursorPage(
  resource: Resource,
  page: Rows,
  query: Order,
): Promise<{ rows: AnyRow[] }> {
  const { after, before } = query.page;
  const ascending = isAscending(resource, query);
  const cursor = after ?? before;
  const isLater = ascending === (after !== undefined);
  const cut = cursor ? page.where("id", isLater ? ">" : "<", cursor) : page;
  const rows = await cut.selectAll(resource.table).execute();
  return { rows: before ? rows.reverse() : rows };
}

/** The same order as keys whose types are known; null where the resource does not name one of them. */
export function keysetTerms(resource: Resource, query: Order): OrderTerm[] | null {
  const terms: OrderTerm[] = [];
  for (const { name, descending } of sortOf(resource, query)) {
    const type = ownValue(resource.cursorSorts, name);
    if (!type) return null;
    terms.push({ key: keyOf(resource, name), type, descending, nullsLast: true });
  }
  if (terms.length === 0) return null;
  const descending = !isAscending(resource, query);
  return [...terms, { key: sql.ref(`${resource.table}.id`), type: "uuid", descending }];
}

/** A page in the order of these keys, and where the next one begins. */
export async function keysetPage(
  { table }: Resource,
  rows: Rows,
  terms: readonly OrderTerm[],
  { size, offset, after }: KeysetPage,
): Promise<{ rows: AnyRow[]; nextCursor?: string }> {
  const found: (AnyRow & { keysetPosition: Position })[] = [];
  for (const condition of conditionsBehind(terms, offset, after)) {
    const page = await orderBy(condition ? rows.where(condition) : rows, terms)
      .selectAll(table)
      .select(positionOf(terms).as("keysetPosition"))
      .limit(size - found.length)
      .offset(offset)
      .execute();
    found.push(...page);
    if (found.length === size) return { rows: found, nextCursor: encodeCursor(found.at(-1)!.keysetPosition) };
  }
  return { rows: found };
}

function conditionsBehind(
  terms: readonly OrderTerm[],
  offset: number,
  after: Position | undefined,
): (RawBuilder<boolean> | null)[] {
  if (!after) return [null];
  return offset === 0 ? sectionsBehind(terms, after) : [isBehind(terms, after)];
}

const sortOf = (resource: Resource, { sort }: Order) => (sort.length ? sort : defaultSort(resource));

const isAscending = (resource: Resource, query: Order) => sortOf(resource, query)[0]?.descending === false;

function keyOf({ table, sorts }: Resource, name: string): RawBuilder<unknown> {
  const column = ownValue(sorts, name) ?? name;
  return typeof column === "string" ? sql.ref(`${table}.${column}`) : column;
}

function defaultSort({ defaultSort: term }: Resource) {
  return term ? [{ name: term.replace(/^-/, ""), descending: term.startsWith("-") }] : [];
}
