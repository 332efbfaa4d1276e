/** The one way to PostgreSQL: a pool whose statements all go out named and prepared, behind typed SQL (Kysely). */
import { createHash } from "node:crypto";
import type { DB } from "#db/tables.ts";
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction as KyselyTransaction } from "kysely";
import pg from "pg";

export type Database = Kysely<DB>;
export type Transaction = KyselyTransaction<DB>;
/** Either: for functions that read the same way inside and outside a transaction. */
export type Queryable = Database | Transaction;

export interface DatabaseOptions {
  /** Connections in the pool; default 10. */
  max?: number;
  applicationName?: string;
}

/** Opens a pool. Numbers come back as numbers, dates as `YYYY-MM-DD`, times as `Date`. Close with `db.destroy()`. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  return databaseOver(openPool(url, options));
}

/** A Kysely over an existing pool, for those who also need the pool itself (the worker). */
export function databaseOver(pool: pg.Pool): Database {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: preparing(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

export function openPool(
  url: string,
  { max = 10, applicationName = "cubby" }: DatabaseOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: applicationName,
    types: { getTypeParser },
  });
  // A connection that the server closes must not end the process; the next query reports what is wrong.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

const { INT8, NUMERIC, DATE } = pg.types.builtins;
const getTypeParser = ((oid: number, format?: "text") => {
  if (oid === INT8 || oid === NUMERIC) return Number;
  if (oid === DATE) return (value: string) => value;
  return pg.types.getTypeParser(oid, format);
}) as typeof pg.types.getTypeParser;

/** Statement names are bounded: past this many different texts a statement goes out unprepared. */
const namesAtMost = 1000;

/** Wraps a pool so that every statement carries a name, which makes PostgreSQL parse it once per connection. */
function preparing(pool: pg.Pool) {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known) return known;
    if (names.size >= namesAtMost) return undefined;
    const name = createHash("sha1").update(text).digest("hex").slice(0, 24);
    names.set(text, name);
    return name;
  };
  return {
    async connect() {
      const client = await pool.connect();
      return {
        query: (text: string, values: unknown[]) =>
          client.query({ text, values: values as unknown[], name: values.length ? nameOf(text) : undefined }),
        release: () => client.release(),
      } as unknown as pg.PoolClient;
    },
    end: () => pool.end(),
  } as unknown as pg.Pool;
}
