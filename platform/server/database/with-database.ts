/**
 * The database for a command run by hand: the configured one, that of a running product, or one started for
 * it.
 */
import { toError, errorCode } from "#platform/shared/caught-error.ts";
import pg from "pg";
import { clientLimits } from "./database.ts";
import { CommandError } from "#platform/shared/command-error.ts";
import type { Config } from "../config/config.ts";
import { findEmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";

/** Runs `work` with the address of the database, and ends what was started for it. */
export async function withDatabase<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  const running = await runningDatabase(config);
  if (running) return work(running);
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** The address of a database that already runs; undefined when the embedded one has to be started. */
export async function runningDatabase(config: Config): Promise<string | undefined> {
  if (!config.databaseUrl) return findEmbeddedPostgres(config.dataDir);
  await requireReachableDatabase(config.databaseUrl);
  return config.databaseUrl;
}

/**
 * @throws CommandError when there is no answer within five seconds, access is refused, or the version is
 * too old.
 */
export async function requireReachableDatabase(url: string): Promise<void> {
  const client = new pg.Client({ ...clientLimits, connectionString: url });
  const { host, pathname } = new URL(url);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    if (Number(rows[0]?.version) < 180_000)
      throw new CommandError(
        `The database at ${host} is older than PostgreSQL 18: upgrade it, or set DATABASE_URL to another.`,
      );
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(
      `The database at ${host}${pathname} does not answer (${toError(error).message || errorCode(error)}): start it, or correct DATABASE_URL.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
