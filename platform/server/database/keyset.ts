/**
 * Pages that begin behind a row: an order as a list of keys, the keys of a page's last row as an opaque cursor, and the
 * rows behind it. A page so read costs the same however far down it is, and shows nobody a second time when rows come
 * and go meanwhile.
 */
import { type AliasedRawBuilder, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { z } from "zod";
import { badRequest } from "../errors.ts";
import { countRows, type RowCount } from "./count-rows.ts";
import type { Queryable } from "./database.ts";

/** PostgreSQL's types of the keys that lists are ordered by. */
export type KeyType = keyof typeof keySchemas;

const keySchemas = {
  int4: z.int32(),
  float4: z.number(),
  float8: z.number(),
  text: z.string().refine((text) => !text.includes("\0")),
  timestamptz: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
  uuid: z.uuid(),
};

/** One key of an order; the last of an order tells any two rows apart. */
export interface OrderTerm {
  key: RawBuilder<unknown>;
  type: KeyType;
  descending: boolean;
  /** The key may be null, and those rows come last in either direction. */
  nullsLast?: boolean;
}

export type Position = (string | number | null)[];

export const encodeCursor = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString("base64url");

/** @throws a `400` where the cursor is none, or of another order. */
export function decodeCursor(cursor: string, terms: readonly OrderTerm[]): Position {
  const keys = parseJson(Buffer.from(cursor, "base64url").toString());
  if (
    Array.isArray(keys) &&
    keys.length === terms.length &&
    terms.every((term, index) => fits(term, keys[index]))
  )
    return keys as Position;
  throw invalidCursor();
}

const fits = ({ type, nullsLast }: OrderTerm, key: unknown) =>
  (key === null && nullsLast === true) || keySchemas[type].safeParse(key).success;

export const invalidCursor = () =>
  badRequest(/*i18n*/ "This page parameter is not valid.", {
    code: "invalid_page",
    source: { parameter: "page[after]" },
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The rows in the order of these keys. */
export function orderBy<DB, T extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, T, O>,
  terms: readonly OrderTerm[],
): SelectQueryBuilder<DB, T, O> {
  let ordered = rows;
  for (const { key, descending, nullsLast } of terms)
    ordered = ordered.orderBy(key, (order) => {
      const directed = descending ? order.desc() : order.asc();
      return nullsLast ? directed.nullsLast() : directed;
    });
  return ordered;
}

/** The keys of a row, as a cursor holds them. */
export const positionOf = (terms: readonly OrderTerm[]): RawBuilder<Position> =>
  sql<Position>`jsonb_build_array(${sql.join(terms.map(({ key }) => key))})`;

/** True for the rows behind a position. Keys that go one way are compared as a row, which an index answers. */
export function isBehind(terms: readonly OrderTerm[], position: Position): RawBuilder<boolean> {
  const [first] = terms;
  const values = terms.map(({ type }, index) => sql`${position[index]}::${sql.raw(type)}`);
  const behind = sql.raw(first!.descending ? "<" : ">");
  const isOneWay = terms.every(({ descending }) => descending === first!.descending);
  if (isOneWay && !terms.some(({ nullsLast }) => nullsLast))
    return sql<boolean>`(${sql.join(terms.map(({ key }) => key))}) ${behind} (${sql.join(values)})`;
  const rest = () => isBehind(terms.slice(1), position.slice(1));
  if (position[0] === null) return sql<boolean>`(${first!.key} is null and ${rest()})`;
  const isFarther = sql`${first!.key} ${behind} ${values[0]}${first!.nullsLast ? sql` or ${first!.key} is null` : sql``}`;
  if (terms.length === 1) return sql<boolean>`(${isFarther})`;
  return sql<boolean>`(${isFarther} or (${first!.key} = ${values[0]} and ${rest()}))`;
}

/**
 * The same as conditions to be read one after the other: where rows without the first key come last, an index answers
 * each of both and not their "or".
 */
export function sectionsBehind(terms: readonly OrderTerm[], position: Position): RawBuilder<boolean>[] {
  const [first, ...rest] = terms;
  if (!first?.nullsLast || position[0] === null) return [isBehind(terms, position)];
  return [isBehind([{ ...first, nullsLast: false }, ...rest], position), sql<boolean>`${first.key} is null`];
}

export interface KeysetPage {
  size: number;
  offset: number;
  /** The keys of the row that the page begins behind. */
  after?: Position | undefined;
}

/** A row that was found, and its keys in the order it was found by. */
export interface FoundRow {
  id: string;
  position: Position;
}

/** What is read of the rows of a page beside their ids, and the column of every row that it is worked out from. */
export interface Reading<V, Name extends string> {
  from: AliasedRawBuilder<unknown, string>;
  read: AliasedRawBuilder<V, Name>;
}

/** A page of rows that have to be looked at anyway for their order: counted by the way, those before the page too. */
export async function selectCountedPage<DB, T extends keyof DB, O, V, Name extends string = never>(
  db: Queryable,
  rows: SelectQueryBuilder<DB, T, O>,
  id: RawBuilder<string>,
  terms: readonly OrderTerm[],
  { size, offset, after }: KeysetPage,
  reading?: Reading<V, Name>,
): Promise<RowCount & { found: (FoundRow & Record<Name, V>)[] }> {
  const keys = terms.map((_term, index) => sql.ref(`key${index}`));
  const order = terms.map(
    ({ descending, nullsLast }, index) =>
      sql`${keys[index]} ${sql.raw(`${descending ? "desc" : "asc"}${nullsLast ? " nulls last" : ""}`)}`,
  );
  const keyed = rows.select([
    id.as("id"),
    (after ? isBehind(terms, after) : sql<boolean>`true`).as("isBehind"),
    ...terms.map(({ key }, index) => key.as(`key${index}`)),
    ...(reading ? [reading.from] : []),
  ]);
  // The offset: rows are counted by their keys alone, without the columns that these are worked out from. The inner
  // limit: the rest is worked out for the rows of the page alone.
  const { rows: found } = await sql<FoundRow & { total: number } & Record<Name, V>>`
    select id, total, jsonb_build_array(${sql.join(keys)}) as position${reading ? sql`, ${reading.read}` : sql``}
    from (
      select * from (select *, count(*) over ()::int as total from (${keyed} offset 0) as keyed) as counted
      where is_behind
      order by ${sql.join(order)} limit ${size} offset ${offset}
    ) as found
    order by ${sql.join(order)}`.execute(db);
  const [first] = found;
  if (first) return { found, total: first.total, totalIsExact: true };
  if (offset === 0 && !after) return { found, total: 0, totalIsExact: true };
  return { found, ...(await countRows(db, rows.select(id.as("id")))) };
}

/** A page of rows in the order of these keys. */
export async function selectPage<DB, T extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, T, O>,
  id: RawBuilder<string>,
  terms: readonly OrderTerm[],
  { size, offset, after }: KeysetPage,
): Promise<FoundRow[]> {
  const behind = after ? rows.where(isBehind(terms, after)) : rows;
  const found = await orderBy(behind, terms)
    .select([id.as("id"), positionOf(terms).as("position")])
    .limit(size)
    .offset(offset)
    .execute();
  // Both columns are of this very query; what else the builder selected is its caller's.
  return found as unknown as FoundRow[];
}

/** The ids of a page, and where the next one begins: nowhere behind one that is not full. */
export function idsAndCursor(
  found: readonly FoundRow[],
  size: number,
): { ids: string[]; nextCursor?: string } {
  const ids = found.map((row) => row.id);
  return found.length === size && size > 0
    ? { ids, nextCursor: encodeCursor(found.at(-1)!.position) }
    : { ids };
}
