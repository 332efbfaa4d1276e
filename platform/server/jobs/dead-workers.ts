/**
 * Frees the jobs of workers that were killed. A living worker holds an advisory lock on a connection of its
 * own, which PostgreSQL drops with the process; by itself the library would wait four hours.
 */
import type { Pool, PoolClient } from "pg";
import type { Log } from "../context.ts";
import { errorFacts } from "../log.ts";

/** First half of the two-part lock key; the second half is the hash of the worker's id. */
const lockClass = 1_668_636_258;

export interface WorkerPresence {
  /** Holds the lock of this worker from now on, again after a lost connection. */
  register(workerId: string): void;
  end(): Promise<void>;
}

/**
 * Looks every `interval` ms; a worker missing at two looks in a row counts as dead. Needs session
 * connections (no pgbouncer).
 */
export function registerWorker(pool: Pool, log: Log, interval: number): WorkerPresence {
  let ended = false;
  let client: PoolClient | undefined;
  let suspects: string[] = [];
  let work: Promise<void> = Promise.resolve();

  async function hold(workerId: string): Promise<void> {
    if (ended) return;
    try {
      client = await pool.connect();
      client.once("error", () => {
        client?.release(true);
        client = undefined;
        if (!ended) setTimeout(() => void hold(workerId), 1_000).unref();
      });
      await client.query("select pg_advisory_lock($1, hashtext($2))", [lockClass, workerId]);
    } catch (error) {
      log.warn({ err: errorFacts(error) }, "the worker's lock could not be taken, trying again");
      client?.release(true);
      client = undefined;
      setTimeout(() => void hold(workerId), 1_000).unref();
    }
  }

  async function releaseDeadWorkers(): Promise<void> {
    try {
      const missing = await missingWorkers(pool);
      const dead = missing.filter((id) => suspects.includes(id));
      suspects = missing;
      if (!dead.length) return;
      await pool.query("select graphile_worker.force_unlock_workers($1)", [dead]);
      log.warn({ workers: dead }, "jobs of dead workers were freed");
    } catch (error) {
      if (!ended) log.warn({ err: errorFacts(error) }, "looking for dead workers failed");
    }
  }

  const timer = setInterval(() => (work = releaseDeadWorkers()), interval);
  return {
    register: (workerId) => void hold(workerId),
    async end() {
      ended = true;
      clearInterval(timer);
      await work;
      // Closed, not returned: the lock goes with the connection.
      client?.release(true);
    },
  };
}

async function missingWorkers(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ worker: string }>(
    `select distinct locked_by as worker from graphile_worker._private_jobs
     where locked_by is not null and not exists (
       select from pg_locks where locktype = 'advisory' and classid = $1::int::oid and objsubid = 2
         and database = (select oid from pg_database where datname = current_database())
         and objid = (hashtext(locked_by)::bigint & 4294967295)::oid)`,
    [lockClass],
  );
  return rows.map((row) => row.worker);
}
