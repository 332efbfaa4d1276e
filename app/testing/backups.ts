/**
 * For tests of backups: runs the commands as processes, creates empty databases, and reads a database's
 * contents.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { startScratchPostgres } from "#platform/server/testing/scratch-postgres.ts";
import pg from "pg";
import { afterAll } from "vitest";

export const passphrase = "a stork in the attic";
const postgres = await startScratchPostgres();
afterAll(() => postgres.stop());

let names = 0;
/** An empty database of its own, not migrated. */
export async function emptyDatabase(): Promise<string> {
  const name = `restored_${++names}`;
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = name;
  return url.href;
}

/** Runs `app/commands/SCRIPT.ts` to its end. */
export function runBackupCommand(script: string, args: string[], settings: Record<string, string>) {
  const { DATABASE_URL: _url, ...rest } = process.env;
  const child = spawn(process.execPath, [join("app/commands", `${script}.ts`), ...args], {
    cwd: join(import.meta.dirname, "../.."),
    env: { ...rest, NODE_ENV: "production", BACKUP_PASSPHRASE: passphrase, TOKEN_SECRET: "", ...settings },
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, stdout, stderr })),
  );
}

/** Every row of every table, its columns by name: their order may differ. */
export async function databaseContents(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ table: string }>(
      `select format('%I.%I', schemaname, tablename) as table from pg_tables
       where schemaname in ('public', 'graphile_worker') order by 1`,
    );
    const found: Record<string, string[]> = {};
    for (const { table } of rows) {
      const result = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t`);
      found[table] = result.rows.map(({ row }) => row).toSorted();
    }
    return found;
  } finally {
    await client.end();
  }
}

export async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}
