/** Changes of single rows outside a PATCH: what actions, listeners and jobs use, so that each leaves the same traces. */
import type { DB } from "#db/tables.ts";
import { type RawBuilder, sql, type Updateable, type UpdateQueryBuilder } from "kysely";
import { recordAudit } from "./audit.ts";
import { broadcastRow, type RowStreams } from "./cable/broadcast.ts";
import type { WriteContext } from "./context.ts";
import type { Queryable } from "./database/database.ts";
import { type EventName, type Events, snakeCase } from "./events.ts";
import type { Row, Table } from "./resource.ts";

/** The tables whose rows have an id, a version (the ETag) and the time of their last change. */
export type VersionedTable = {
  [T in Table]: DB[T] extends { id: unknown; version: unknown; updatedAt: unknown } ? T : never;
}[Table];

/** Every versioned row has an id; a type parameter does not say so by itself. */
type VersionedRow<T extends VersionedTable> = Row<T> & { id: string };

interface ChangeEffects<T extends VersionedTable> {
  /** The verb of the audit row (`employer.join`), with its detail where it has one: names and ids only. */
  audit?: string | { action: string; detail: Record<string, unknown> };
  /** The events later features listen to, in this order; each is given the row before and after. */
  events?: EventOf<T>[];
  /** The attributes that the events name as changed; default: the columns that were set. */
  changed?: string[];
  /** Where the row is broadcast as updated; last, as all of it is sent at the commit. */
  broadcast?: RowStreams<Row<T>>;
}

/** The events about a row of this table. */
type EventOf<T extends Table> = {
  [E in EventName]: Events[E] extends { after?: Row<T> } ? E : never;
}[EventName];

/**
 * Updates one row, increases its version (its ETag: open forms notice) and sets `updatedAt`; then writes the audit
 * row, emits the events and broadcasts, as far as `effects` name them. All of it is in the caller's transaction.
 * The caller has checked that the change is allowed, and has locked `before` where it decided by its values.
 * @returns the row as it is now.
 * @throws NoResultError where the row does not exist.
 */
export async function changeRow<T extends VersionedTable>(
  context: WriteContext,
  table: T,
  before: VersionedRow<T>,
  changes: Updateable<DB[T]>,
  effects: ChangeEffects<T>,
): Promise<Row<T>>;
/** The same without effects: where nobody listens, or the caller emits something of its own. */
export async function changeRow<T extends VersionedTable>(
  context: { db: Queryable; now: () => Date },
  table: T,
  before: { id: string },
  changes: Updateable<DB[T]>,
): Promise<Row<T>>;
export async function changeRow<T extends VersionedTable>(
  context: { db: Queryable; now: () => Date },
  table: T,
  before: VersionedRow<T> | { id: string },
  changes: Updateable<DB[T]>,
  effects?: ChangeEffects<T>,
): Promise<Row<T>> {
  // Kysely cannot type a statement over a table that is a type parameter; callers are typed by the signature.
  const update = context.db.updateTable(table) as unknown as UpdateQueryBuilder<
    DB,
    "accounts",
    "accounts",
    object
  >;
  const row = await update
    .set({ ...changes, ...nextVersion(context.now()) })
    .where("id", "=", before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  // As above: the row is one of the table asked for.
  const after = row as unknown as VersionedRow<T>;
  // The overload with effects requires the whole context and row.
  if (effects)
    await recordEffects(context as WriteContext, table, before as VersionedRow<T>, after, changes, effects);
  return after;
}

/**
 * What every change sets beside its own columns, for statements over several rows; `table` where the statement
 * knows more than one version (`on conflict do update`).
 */
export const nextVersion = (now: Date | RawBuilder<Date>, table?: VersionedTable) => ({
  updatedAt: now,
  version: sql<number>`${sql.ref(table ? `${table}.version` : "version")} + 1`,
});

async function recordEffects<T extends VersionedTable>(
  context: WriteContext,
  table: T,
  before: VersionedRow<T>,
  after: VersionedRow<T>,
  changes: Updateable<DB[T]>,
  { audit, events = [], changed = Object.keys(changes), broadcast: streams }: ChangeEffects<T>,
): Promise<void> {
  const { id } = before;
  const type = snakeCase(table);
  if (audit) {
    const entry = typeof audit === "string" ? { action: audit } : audit;
    await recordAudit(context, { ...entry, entity: type === "accounts" ? "account" : type, entityId: id });
  }
  // `EventOf` has paired the events with rows of this table.
  for (const event of events) await context.emit(context, event, { id, before, after, changed } as never);
  if (streams) await broadcastRow(context.db, streams, after);
}
