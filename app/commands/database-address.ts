/** Where a process that was started by hand finds its database. */
import type { Config } from "#platform/server/config/config.ts";
import { runningDatabase } from "#platform/server/database/with-database.ts";
import { CommandError } from "#platform/shared/command-error.ts";
import { requireMatchingSampleSetting } from "../setup/sample-data.ts";

/** @throws CommandError when none runs (one of several processes cannot be the one that starts it), or it holds the wrong people. */
export async function databaseAddress(config: Config): Promise<string> {
  const address = await runningDatabase(config);
  if (!address)
    throw new CommandError("No database runs: set DATABASE_URL, or use npm start, which brings one along.");
  await requireMatchingSampleSetting(config, address);
  return address;
}
