/** `npm run db:reset`: deletes everything in the database, and creates what a first start creates. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { inspectDatabase } from "#db/sample/sample-seed.ts";
import { refuseIfInUse, removeEmbeddedPostgres } from "#platform/server/database/embedded-postgres.ts";
import { longRunningClientLimits } from "#platform/server/database/database.ts";
import { withDatabase } from "#platform/server/database/with-database.ts";
import { CommandError } from "#platform/shared/command-error.ts";
import pg from "pg";
import { loadConfig } from "../config.ts";
import { fillDatabase } from "../setup/fill-database.ts";
import { runCommand } from "./terminal.ts";

await runCommand(async () => {
  const config = loadConfig();
  if (!config.databaseUrl) await refuseIfInUse(config.dataDir);
  await withDatabase(config, async (url) => {
    await requireResettable(url);
    if (config.databaseUrl) await dropTables(url);
  });
  // The folder and not its tables alone: the write-ahead log beside them still has every row.
  if (!config.databaseUrl) await removeEmbeddedPostgres(config.dataDir);
  await rm(join(config.dataDir, "files"), { recursive: true, force: true });
  await withDatabase(config, (url) => fillDatabase(config, url));
});

/** Sample people can be made again, real ones cannot. The data says which they are, settings change. */
async function requireResettable(url: string): Promise<void> {
  if (process.argv.includes("--yes") || (await inspectDatabase(url)) !== "people") return;
  throw new CommandError(
    "This is not a sample marketplace and everything in it would be lost: add -- --yes if that is meant.",
  );
}

async function dropTables(url: string): Promise<void> {
  const client = new pg.Client({ ...longRunningClientLimits, connectionString: url });
  await client.connect();
  try {
    await client.query("drop schema if exists graphile_worker cascade");
    await client.query("drop schema public cascade");
    await client.query("create schema public");
  } finally {
    await client.end();
  }
}
