/** Sets the clock of a scratch PostgreSQL to that of the tests: `now()`, column defaults included. */
import pg from "pg";

/**
 * Statements name `now()` without a schema, so a function in `public` replaces it when that schema is
 * searched first. Run before the migrations, since column defaults are bound to the function they found.
 */
export async function shiftDatabaseClock(url: string, offsetMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create function public.now() returns timestamptz language sql stable parallel safe
      as $$ select pg_catalog.now() + ${offsetMs} * interval '1 millisecond' $$`);
    await client.query("alter system set search_path = public, pg_catalog");
    await client.query("select pg_reload_conf()");
  } finally {
    await client.end();
  }
}
