/** The one way to PostgreSQL: a pool whose statements all go out named and prepared, behind typed SQL (Kysely). */
import { toError } from "#platform/shared/caught-error.ts";
import { createHash } from "node:crypto";
import type { DB } from "#db/tables.ts";
import { Kysely, PostgresDialect, type Transaction as KyselyTransaction } from "kysely";
import pg from "pg";
import { CamelCaseColumns } from "./camel-case-columns.ts";
import { connectionQueue, currentCaller } from "./connection-limits.ts";
import { unavailable } from "../errors.ts";
import { withListsAsArrays } from "./value-lists.ts";

export type Database = Kysely<DB>;
export type Transaction = KyselyTransaction<DB>;
/** Either: for functions that read the same way inside and outside a transaction. */
export type Queryable = Database | Transaction;

export interface DatabaseOptions {
  /** Connections in the pool; default 10. */
  max?: number;
  applicationName?: string;
  /** Default `jobLimits`. */
  limits?: DatabaseLimits;
}

/** How long things may take, in milliseconds; 0 is for ever. */
export interface DatabaseLimits {
  statementMs: number;
  lockMs: number;
  /** A transaction that does nothing still holds its locks. */
  idleInTransactionMs: number;
  /** For a connection of the pool. */
  connectMs: number;
}

/** Someone waits for the answer. */
export const requestLimits: DatabaseLimits = {
  statementMs: 15_000,
  lockMs: 5_000,
  idleInTransactionMs: 30_000,
  connectMs: 5_000,
};
/** Nightly work goes through whole tables. */
export const jobLimits: DatabaseLimits = {
  statementMs: 300_000,
  lockMs: 30_000,
  idleInTransactionMs: 300_000,
  connectMs: 30_000,
};
/** Imports and the filling of a new database end when they are done; someone watches them. */
export const noLimits: DatabaseLimits = {
  statementMs: 0,
  lockMs: 0,
  idleInTransactionMs: 0,
  connectMs: 30_000,
};

/** For a connection of its own that runs a query or two, in the form `pg.Client` takes; in milliseconds. */
export const clientLimits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  lock_timeout: 5_000,
};
/** The same where what is done ends when it is done: only reaching the database has its time. */
export const longRunningClientLimits = { connectionTimeoutMillis: 10_000 };

/** Opens a pool. Numbers come back as numbers, dates as `YYYY-MM-DD`, times as `Date`. Close with `db.destroy()`. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  return databaseOnPool(openPool(url, options));
}

/** A Kysely over an existing pool, for those who also need the pool itself (the worker). */
export function databaseOnPool(pool: pg.Pool): Database {
  const connections = preparedStatementPool(pool);
  const db = databaseOver(connections);
  connectionsOf.set(db, connections);
  return db;
}

/** What Kysely asks of a pool. */
export interface Connections {
  connect: () => Promise<Connection>;
  end: () => Promise<void>;
}

/** What it calls of a client. `isPrepared: false` is for texts that hardly come twice. */
export interface Connection {
  query: (text: string, values: unknown[], isPrepared?: boolean) => Promise<pg.QueryResult>;
  release: () => void;
}

/** The connections of each open database, for those who send statements another way (combine-reads.ts). */
export const connectionsOf = new WeakMap<Database, Connections>();

/** A Kysely whose statements go through `pool`. */
export const databaseOver = (pool: Connections): Database =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }),
    plugins: [new CamelCaseColumns()],
  });

export function openPool(
  url: string,
  { max = 10, applicationName = "cubby", limits = jobLimits }: DatabaseOptions = {},
): pg.Pool {
  const address = new URL(url);
  // What an address says itself would take the place of ours.
  const options = [address.searchParams.get("options"), "-c timezone=UTC"].filter(Boolean).join(" ");
  address.searchParams.delete("options");
  const pool = new pg.Pool({
    connectionString: address.href,
    max,
    application_name: applicationName,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    // Days are counted in UTC, regardless of the database's own zone.
    options,
    types: { getTypeParser },
  });
  // A connection that the server closes must not end the process; the next query reports what is wrong.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

const { INT8, NUMERIC, DATE } = pg.types.builtins;
/** How the text of a value of each type becomes one of ours. */
export const getTypeParser = ((oid: number, format?: "text") => {
  if (oid === INT8 || oid === NUMERIC) return Number;
  if (oid === DATE) return (value: string) => value;
  return pg.types.getTypeParser(oid, format);
}) as typeof pg.types.getTypeParser;

/** Statement names are bounded: past this many different texts a statement goes out unprepared. */
const maxStatementNames = 1000;

/** Wraps a pool so that every statement carries a name, which makes PostgreSQL parse it once per connection. */
function preparedStatementPool(pool: pg.Pool): Connections {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known) return known;
    if (names.size >= maxStatementNames) return undefined;
    const name = createHash("sha1").update(text).digest("hex").slice(0, 24);
    names.set(text, name);
    return name;
  };
  const { max, connectionTimeoutMillis } = pool.options;
  const queue = connectionQueue(max, { timeoutMs: connectionTimeoutMillis ?? 0, busy: databaseBusy });
  return {
    async connect() {
      const release = await queue.acquire();
      const client = await pool.connect().catch((error: unknown) => {
        release();
        throw isTimeout(error) ? databaseBusy() : error;
      });
      const caller = currentCaller();
      let inTransaction = false;
      return {
        query: (text, values, isPrepared = true) => {
          if (caller && /^(begin|start transaction)/.test(text)) caller.inTransaction = inTransaction = true;
          if (!isPrepared || values.length === 0) return client.query({ text, values });
          const statement = withListsAsArrays({ text, values });
          return client.query({ ...statement, name: nameOf(statement.text) });
        },
        release: () => {
          if (caller && inTransaction) caller.inTransaction = false;
          client.release();
          release();
        },
      };
    },
    end: () => pool.end(),
  };
}

/** The pool reports having waited too long by a text, without a code. */
const isTimeout = (error: unknown) =>
  /^timeout exceeded when trying to connect|^Connection terminated due to connection timeout/.test(
    toError(error).message,
  );

const databaseBusy = () =>
  unavailable("busy", /*i18n*/ "A lot is going on right now. Please try again in a moment.");
