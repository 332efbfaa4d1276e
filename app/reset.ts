/** `npm run db:reset`: everything in the database goes, and what a first start makes is made again. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { contentsOf } from "#db/sample/sample-seed.ts";
import { refuseIfInUse, removeEmbeddedPostgres } from "#platform/server/embedded-postgres.ts";
import { patientClientLimits } from "#platform/server/database.ts";
import { withDatabase } from "#platform/server/with-database.ts";
import { Refusal } from "#platform/shared/refusal.ts";
import pg from "pg";
import { loadConfig } from "./config.ts";
import { fillDatabase } from "./fill-database.ts";
import { command } from "./terminal.ts";

await command(async () => {
  const config = loadConfig();
  if (!config.databaseUrl) await refuseIfInUse(config.dataDir);
  await withDatabase(config, async (url) => {
    await refuseUnlessMeant(url);
    if (config.databaseUrl) await dropTables(url);
  });
  // The folder and not its tables alone: the write-ahead log beside them still has every row.
  if (!config.databaseUrl) await removeEmbeddedPostgres(config.dataDir);
  await rm(join(config.dataDir, "files"), { recursive: true, force: true });
  await withDatabase(config, (url) => fillDatabase(config, url));
});

/** Sample people can be made again, real ones cannot. The data says which they are, settings change. */
async function refuseUnlessMeant(url: string): Promise<void> {
  if (process.argv.includes("--yes") || (await contentsOf(url)) !== "people") return;
  throw new Refusal(
    "This is not a sample marketplace and everything in it would be lost: add -- --yes if that is meant.",
  );
}

async function dropTables(url: string): Promise<void> {
  const client = new pg.Client({ ...patientClientLimits, connectionString: url });
  await client.connect();
  try {
    await client.query("drop schema if exists graphile_worker cascade");
    await client.query("drop schema public cascade");
    await client.query("create schema public");
  } finally {
    await client.end();
  }
}
