/** Brings a database up to date: `db/migrations/NNNN_name.sql` in order, each once, each in its own transaction. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { runMigrations } from "graphile-worker";
import { longRunningClientLimits } from "#platform/server/database/database.ts";
import pg from "pg";
import { CommandError } from "#platform/shared/command-error.ts";

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** Applied by one process at a time: several may start at once on the same database. */
const migrationLockId = 0x6375626279;

/**
 * Applies what is missing, the job queue's own tables included, and returns the names applied; with `only`, those alone.
 * @throws CommandError naming the file when one fails, was changed after it was applied, or is unknown to this checkout.
 */
export async function migrate(
  url: string,
  folder = join(import.meta.dirname, "migrations"),
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const migrations = readMigrations(folder).filter(({ name }) => !only || only.has(name));
  const client = new pg.Client({
    ...longRunningClientLimits,
    connectionString: url,
    application_name: "cubby migrate",
  });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLockId]);
    await client.query("set client_min_messages = warning");
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const missing = missingMigrations(migrations, await applied(client));
    for (const migration of missing) await apply(client, migration);
    await runMigrations({ connectionString: url });
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** True when every migration of this checkout is applied (for /readyz). */
export async function isMigrated(
  query: (sql: string) => Promise<{ rows: { name: string }[] }>,
): Promise<boolean> {
  const names = new Set((await query("select name from schema_migrations")).rows.map(({ name }) => name));
  return readMigrations(join(import.meta.dirname, "migrations")).every(({ name }) => names.has(name));
}

/** The first of these that this checkout does not have, or has with another text; undefined where it knows them all. */
export function unknownMigration(applied: { name: string; checksum: string }[]): string | undefined {
  const known = new Map(
    readMigrations(join(import.meta.dirname, "migrations")).map(({ name, checksum }) => [name, checksum]),
  );
  return applied.find(({ name, checksum }) => known.get(name) !== checksum)?.name;
}

function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort();
  const badlyNamed = files.find((file) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(file));
  if (badlyNamed) throw new CommandError(`db/migrations/${badlyNamed} needs a name like 0001_accounts.sql.`);
  const duplicate = files.find((file, index) => files[index - 1]?.slice(0, 4) === file.slice(0, 4));
  if (duplicate) throw new CommandError(`db/migrations/${duplicate} has a number another migration has too.`);
  return files.map((file) => {
    const sql = readFileSync(join(folder, file), "utf8");
    return {
      name: file.replace(/\.sql$/, ""),
      sql,
      checksum: createHash("sha256").update(sql).digest("hex"),
    };
  });
}

async function applied(client: pg.Client): Promise<Map<string, string>> {
  const found = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from schema_migrations",
  );
  return new Map(found.rows.map(({ name, checksum }) => [name, checksum]));
}

function missingMigrations(migrations: Migration[], done: Map<string, string>): Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  const foreign = [...done.keys()].find((name) => !known.has(name));
  if (foreign)
    throw new CommandError(
      `The database has migration ${foreign}, which this checkout does not know: use a newer checkout.`,
    );
  const changed = migrations.find(({ name, checksum }) => done.has(name) && done.get(name) !== checksum);
  if (changed)
    throw new CommandError(
      `db/migrations/${changed.name}.sql was changed after it was applied: put it back and write a new migration ` +
        "(or, with nothing worth keeping, run npm run db:reset).",
    );
  return migrations.filter(({ name }) => !done.has(name));
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new CommandError(
      `db/migrations/${name}.sql${lineOf(sql, error)} failed: ${(error as Error).message}. Nothing of it was applied.`,
    );
  }
}

function lineOf(sql: string, error: unknown): string {
  const position = Number((error as pg.DatabaseError).position);
  return position ? ` (line ${sql.slice(0, position).split("\n").length})` : "";
}
