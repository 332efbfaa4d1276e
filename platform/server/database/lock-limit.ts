/** The lock under which "so many at most" is counted: of two at once, the second counts what the first wrote. */
import { sql } from "kysely";
import type { Queryable } from "./database.ts";

/** Held to the end of the transaction; `name` says what is counted, `owner` whose it is. */
export async function lockLimit(db: Queryable, name: string, owner: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${name} ${owner}`}, 0))`.execute(db);
}
