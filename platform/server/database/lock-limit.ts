/**
 * The lock under which a limit is counted: of two simultaneous writes, the second counts what the first
 * wrote.
 */
import { sql } from "kysely";
import type { Queryable } from "./database.ts";

/** Held to the end of the transaction; `name` says what is counted, `owner` for whom. */
export async function lockLimit(db: Queryable, name: string, owner: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${name} ${owner}`}, 0))`.execute(db);
}
