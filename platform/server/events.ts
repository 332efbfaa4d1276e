/** Typed events: what happened to a row, and the listeners that run for it inside the same transaction. */
import type { WriteContext } from "./context.ts";
import type { Row, Table } from "./resource.ts";

/** A change of one row; `before` is missing for a created row, `after` for a deleted one. */
export interface RowChange<T extends Table> {
  id: string;
  before?: Row<T>;
  after?: Row<T>;
  /** The attributes that changed, as a PATCH names them. */
  changed: string[];
}

export type RowWritten<T extends Table> = RowChange<T> & { after: Row<T> };
export type RowUpdated<T extends Table> = RowChange<T> & { before: Row<T>; after: Row<T> };
export type RowDeleted<T extends Table> = RowChange<T> & { before: Row<T> };

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : "";

/** `job_listings.updated`: the engine emits these after every write of a resource. */
type WriteEvents = {
  [T in Table as `${SnakeCase<T>}.${"created" | "updated"}`]: RowWritten<T>;
} & { [T in Table as `${SnakeCase<T>}.deleted`]: RowDeleted<T> };

/**
 * The events that features add, declared beside the code that emits them:
 *
 *     declare module "#platform/server/events.ts" {
 *       interface FeatureEvents { "job_applications.transitioned": RowChange<"jobApplications"> }
 *     }
 */
export interface FeatureEvents {
  /** A file was downloaded by a member of an employer's team (`by`: the employer profile). */
  "files.downloaded": { id: string; after: { id: string; by: string }; changed: string[] };
}

export type Events = WriteEvents & FeatureEvents;
export type EventName = keyof Events;

export interface EventListener {
  event: EventName;
  run: (context: WriteContext, change: never) => Promise<void>;
}

/** Runs the listeners of an event in feature order, inside the caller's transaction; an error rolls all of it back. */
export type Emit = <E extends EventName>(context: WriteContext, event: E, change: Events[E]) => Promise<void>;

/** Listens to an event; features speak upward by events, never by imports. An unknown event does not compile. */
export const on = <E extends EventName>(
  event: E,
  run: (context: WriteContext, change: Events[E]) => Promise<void>,
): EventListener => ({ event, run });

/** The event that the engine emits for a write of this table. */
export const writeEvent = (table: Table, write: "created" | "updated" | "deleted"): keyof WriteEvents =>
  `${snakeCase(table)}.${write}` as keyof WriteEvents;

/** `jobListings` → `job_listings`: a table as events, audit rows and JSON:API types name it. */
export const snakeCase = (table: Table): string =>
  table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
