/** What a collection is: data. One engine serves every collection from it (ARCHITECTURE, "The one engine"). */
import type { DB } from "#db/tables.ts";
import type { ActorKind, ActorOf, Actor } from "#platform/shared/actor.ts";
import type { Entity } from "#platform/shared/entity.ts";
import type { OperatorAccess } from "#platform/shared/operator-role.ts";
import type { AccessLevel } from "#platform/shared/standing.ts";
import type { RawBuilder, Selectable, SelectQueryBuilder } from "kysely";
import type { z } from "zod";
import type { RowStreams } from "./cable/broadcast.ts";
import type { Context, WriteContext } from "./context.ts";
import type { KeyType } from "./database/keyset.ts";

export type Table = keyof DB & string;
/**
 * The table of a row the engine handles, whichever it is. To the type checker it is always this one: the union of all
 * tables would be worked out at every step of every query.
 */
export type AnyTable = "accounts";
// The third parameter of Kysely's builder is what was selected so far: nothing, while rows are being narrowed.
export type Rows<T extends Table = AnyTable> = SelectQueryBuilder<DB, T, object>;
export type Row<T extends Table = AnyTable> = Selectable<DB[T]>;
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;
/** The table of an entity: `job_applications` → `jobApplications`; only the signed-in account is named in the singular. */
export type TableOf<E extends Entity> = E["type"] extends "account"
  ? "accounts"
  : CamelCase<E["type"]> & Table;
/** A row of any table, by its columns' names: what the parts of a resource that serve several tables are given. */
export type StoredRow = { id: string; version?: number } & Record<string, unknown>;
/** A row as the engine handles it: of `AnyTable` to the type checker, and read by the names of its columns. */
export type AnyRow = Row & StoredRow;

/** Narrows rows to what a kind of caller may see. A kind that is not named sees nothing. */
export type Visibility<T extends Table> = {
  [K in ActorKind]?: (rows: Rows<T>, actor: ActorOf<K>) => Rows<T>;
};

/** One filter of a collection: how its text is parsed, and which rows match. */
export interface Filter<T extends Table> {
  /** Parses the raw text of `filter[name]`; a failure is a `400` naming the parameter. */
  schema: z.ZodType;
  /** Left out where the collection's `search` applies the filter itself. */
  where?: (rows: Rows<T>, value: never, me: Actor) => Rows<T>;
  /** The value where a list does not name the filter, given the other filters; undefined filters nothing. */
  defaultValue?: (requestedFilters: Record<string, unknown>) => unknown;
}

/** How an attribute is stored when it is not simply the column of its name; `R` is what it reads of a row. */
export interface Field<R = StoredRow> {
  /** From a row, without a query. */
  read?: (row: R, me: Actor, now: Date) => unknown;
  /** From several rows at once: id → value. One query for the whole page, never one per row. */
  load?: (rows: R[], context: Context | WriteContext) => Promise<Map<string, unknown>>;
  /** What a write carries, where it is not what a read gives (an id for a file). */
  input?: z.ZodType;
  /** The columns a written value becomes. */
  write?: (value: never) => Record<string, unknown>;
  /** Stores a written value in other tables, after the row itself, in the same transaction. */
  save?: (context: WriteContext, id: string, value: never) => Promise<void>;
}

/** Whether this caller may change (or read) this attribute of this row. */
export type Predicate<T extends Table = AnyTable> = (actor: Actor, row: Row<T>) => boolean;

export interface Collection<T extends Table> {
  /** The kinds that may use this collection at all; operators by their role. Others get 401 (guests) or 403. */
  for: ActorKind[];
  /** What this collection shows of the visible rows. */
  scope?: (rows: Rows<T>, me: Actor) => Rows<T>;
  /** Narrows its lists alone by what this request is at (a brand's areas); each row still opens by its address. */
  listScope?: (context: Context) => Promise<(rows: Rows<T>) => Rows<T>>;
  /** Where a resource has several collections: which of its filters and sorts this one takes. Default all. */
  filters?: readonly string[];
  sorts?: readonly string[];
  /**
   * Finds the page's ids by a query of its own (search rows); the engine still reads them through
   * `visibleTo`. Null: this caller, or this query, is listed as in every other collection.
   */
  search?: (context: Context, query: SearchQuery) => Promise<SearchResultPage | null>;
  /** The search gives a `nextCursor`, and takes it as `page[after]`. */
  searchCursors?: boolean;
  /** The kinds that may create here, change here, delete here; operators by their role, where the resource knows how. */
  create?: ActorKind[];
  change?: ActorKind[];
  delete?: ActorKind[];
}

export type FactsById = Map<string, Record<string, unknown>>;

/** A page of a collection that finds its rows by its own query. */
export interface SearchResultPage {
  ids: string[];
  total: number;
  totalIsExact: boolean;
  /** Where the next page begins, opaque to clients; left out at the end and where pages are only numbered. */
  nextCursor?: string;
  /** Of the page. A promise is waited for while the rows are read. */
  meta?: Record<string, unknown> | Promise<Record<string, unknown>>;
  /**
   * Values only the search knows of a row (its distance), by id: added to the row's columns for `fields`
   * and `meta`. A promise is waited for while the rows are read.
   */
  facts?: FactsById | Promise<FactsById> | undefined;
}

export interface SearchQuery {
  filters: Record<string, unknown>;
  sort: { name: string; descending: boolean }[];
  size: number;
  offset: number;
  /** A page's `nextCursor`, as a client sends it: not to be trusted. */
  after?: string;
}

/** A schema, or a function that makes one where its rules query the database. */
export type Validation = z.ZodType | ((context: WriteContext) => Promise<z.ZodType>);

export interface Creation {
  /** What a POST may carry: attributes, and relationships by their key (`jobListingId`). Unknown ones are `422`. */
  input: z.ZodType<Record<string, unknown>>;
  /** Further rules over what was sent; their errors come together with those of `input`. */
  validate?: Validation;
  /**
   * For calls to other machines (the name server of an address): runs before the transaction, so that no
   * other request waits for its locks. It receives the unparsed input, and throws an `ApiError` to refuse.
   */
  beforeTransaction?: (context: Context, values: Record<string, unknown>) => Promise<void>;
  /** Writes the row and returns its id. Runs in the transaction of the request. */
  run: (context: WriteContext, input: never) => Promise<string>;
}

export interface ResourceParts<T extends Table> {
  entity: Entity;
  table: T;
  collections: Record<string, Collection<T>>;
  visibleTo: Visibility<T>;
  /**
   * Which employers can access it, by their standing; `reviewed` by default. Others see no row in a list or
   * include.
   */
  access?: AccessLevel;
  /** Which operators can access it, by their role; by default those alone who may everything. */
  operators?: OperatorAccess;
  fields?: Record<string, Field<Row<T>>>;
  /** hasMany relationships: the column of the related table that points here, or a loader of id → related ids. */
  hasManyLoaders?: Record<string, HasManyLoader>;
  /** Relationships that are only linked to (`links.related`): they are lists to be read on their own, page by page. */
  relatedLinks?: Record<string, RelatedLink<T>>;
  filters?: Record<string, Filter<T>>;
  /** Sort name → column, or an expression. The default is newest first. */
  sorts?: Record<string, string | RawBuilder<unknown>>;
  defaultSort?: string;
  /**
   * The sorts whose lists give a `links.next` behind the page's last row, and take it as `page[after]`: with the type of
   * the key, which the client sends back.
   */
  cursorSorts?: Record<string, KeyType>;
  /** Include paths in relationship keys: `jobListing.employer`. */
  includes?: string[];
  /**
   * Attributes only some may read; for others they leave no trace. To filter or sort by one, the permission
   * must hold for the caller regardless of the row.
   */
  readableBy?: Record<string, Predicate<T>>;
  create?: Creation;
  /** The attributes and relationships (`…Id`) a PATCH may change, each with who may. */
  updatableBy?: Record<string, Predicate<T>>;
  /** Checks the whole record after a change is merged; errors land at their fields. */
  validate?: Validation;
  delete?: Predicate<T>;
  /** Removes the row; default is a plain delete. */
  remove?: (context: WriteContext, row: Row<T>) => Promise<void>;
  /** The cable streams of a row: the engine broadcasts there what it creates, updates and deletes. */
  streams?: RowStreams<Row<T>>;
  /** Facts about each resource for this reader: id → `meta`. `single` is a read of one. */
  meta?: (
    rows: Row<T>[],
    context: Context | WriteContext,
    single: boolean,
  ) => Promise<Map<string, Record<string, unknown>>>;
  /** Someone requested this one row by its address; lists, includes, live pushes and a write's answer open nothing. */
  onOpened?: (context: Context, row: Row<T>) => Promise<void>;
  /** Also answers `page[after]` / `page[before]` cursors (endless lists). */
  cursorPaging?: boolean;
  /** Another key than the id that also finds one (`slug`), in the path of a single read: a column, or how to find by it. */
  alternateKey?: string | ((rows: Rows<T>, key: string) => Rows<T>);
}

/**
 * The collection, with its filter, in which this reader finds what belongs to the row
 * (`interviews?filter[userProfileId]=…`); null: they have none, and the relationship leaves no trace.
 */
export type RelatedLink<T extends Table = AnyTable> = (row: Row<T>, me: Actor) => string | null;

export interface HasManyLoader {
  type: string;
  /** The related table's column (camelCase) that holds this resource's id. */
  by?: string;
  load?: (context: Context | WriteContext, ids: string[]) => Promise<Map<string, string[]>>;
}

export type Resource = ResourceParts<AnyTable>;

/** Declares a resource. See `ResourceParts` for what each part means. */
export function resource<T extends Table>(parts: { table: T } & ResourceParts<NoInfer<T>>): Resource {
  // From here on the engine handles its rows as those of `AnyTable`: see there.
  return parts as unknown as Resource;
}

/** A typed filter: the parsed value reaches `where` with the schema's type. */
export function filter<T extends Table, S extends z.ZodType>(
  schema: S,
  where?: (rows: Rows<T>, value: z.output<S>, me: Actor) => Rows<T>,
  defaultValue?: Filter<T>["defaultValue"],
): Filter<T> {
  return { schema, where: where, ...(defaultValue ? { defaultValue } : {}) };
}

/** A predicate that always holds: for attributes that anyone who may change the row at all may change. */
export const alwaysAllowed = () => true;
