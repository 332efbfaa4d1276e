/** Where a process that was started by hand finds its database. */
import type { Config } from "#platform/server/config.ts";
import { runningDatabase } from "#platform/server/with-database.ts";
import { Refusal } from "#platform/shared/refusal.ts";
import { refuseSampleMismatch } from "./sample-data.ts";

/** @throws Refusal when none runs (one of several processes cannot be the one that starts it), or it holds the wrong people. */
export async function databaseAddress(config: Config): Promise<string> {
  const address = await runningDatabase(config);
  if (!address)
    throw new Refusal("No database runs: set DATABASE_URL, or use npm start, which brings one along.");
  await refuseSampleMismatch(config, address);
  return address;
}
