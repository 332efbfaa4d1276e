/** What every request, action and job is given: the database, the caller, and the few things around them. */
import type { Actor } from "#platform/shared/actor.ts";
import type { Database, Transaction } from "./database.ts";
import type { Change, EventName } from "./feature.ts";

export type Language = "en" | "es";

/** A small structural logger, so that tests need no pino. */
export interface Log {
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
}

/** Tells the features that listen to this type of row, inside the same transaction. */
export type Emit = (context: WriteContext, type: string, event: EventName, change: Change) => Promise<void>;

export interface Context {
  db: Database;
  actor: Actor;
  language: Language;
  log: Log;
  requestId: string;
  /** The caller's address as the socket (or a trusted proxy) gives it. */
  address: string;
  /** Scheme and host as the caller sees them: the brand they are at. */
  origin: string;
  now: () => Date;
  emit: Emit;
}

/** A context inside the one transaction of a write: everything in it commits together or not at all. */
export interface WriteContext extends Omit<Context, "db"> {
  db: Transaction;
}
