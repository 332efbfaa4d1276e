/** `npm run db:reset`: everything in the database goes, and what a first start makes is made again. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { Config } from "#platform/server/config.ts";
import { refuseIfInUse } from "#platform/server/embedded-postgres.ts";
import { withDatabase } from "#platform/server/with-database.ts";
import { Refusal } from "#platform/shared/refusal.ts";
import { loadConfig } from "./config.ts";
import { fillDatabase } from "./fill-database.ts";
import { command } from "./terminal.ts";

await command(async () => {
  const config = loadConfig();
  refuseUnlessMeant(config);
  if (!config.databaseUrl) await refuseIfInUse(config.dataDir);
  await withDatabase(config, async (url) => {
    await empty(url);
    await rm(join(config.dataDir, "files"), { recursive: true, force: true });
    await fillDatabase(config, url);
  });
});

/** Sample people can be made again, real ones cannot. */
function refuseUnlessMeant({ sample }: Config): void {
  if (sample || process.argv.includes("--yes")) return;
  throw new Refusal(
    "This is not a sample marketplace and everything in it would be lost: add -- --yes if that is meant.",
  );
}

async function empty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("drop schema if exists graphile_worker cascade");
    await client.query("drop schema public cascade");
    await client.query("create schema public");
  } finally {
    await client.end();
  }
}
