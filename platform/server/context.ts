/** What every request, action and job is given: the database, the caller, and the few things around them. */
import type { Actor } from "#platform/shared/actor.ts";
import type { Database, Transaction } from "./database/database.ts";
import type { Emit } from "./events.ts";

export type Language = "en" | "es";

/** A small structural logger, so that tests need no pino. */
export interface Log {
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
}

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
  /** Where the default brand is (PUBLIC_URL). */
  productOrigin: string;
  now: () => Date;
  emit: Emit;
}

/** A context inside the one transaction of a write: everything in it commits together or not at all. */
export interface WriteContext extends Omit<Context, "db"> {
  db: Transaction;
}
