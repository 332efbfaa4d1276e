/** Brings a database to where the product can work with it: tables, what every installation has, the sample marketplace. */
import { migrate } from "#db/migrate.ts";
import { seedBase } from "#db/seed/seed-base.ts";
import type { Config } from "#platform/server/config.ts";
import { openDatabase, type Database } from "#platform/server/database.ts";
import { step } from "./terminal.ts";

/** Does what is missing, whoever else does the same at the same time; gives the address back. */
export async function fillDatabase(config: Config, url: string): Promise<string> {
  await step("Bringing the tables up to date", () => migrate(url));
  const db = openDatabase(url, { max: 4, applicationName: "cubby start" });
  try {
    await seedBase(db);
    if (config.sample)
      await step("Loading the sample marketplace", (say) => loadSample(db, { progress: say }));
  } finally {
    await db.destroy();
  }
  return url;
}

/** Hundreds of names and sentences, read only where they are wanted. */
async function addSample(db: Database): Promise<void> {
  const { loadSample } = await import("#db/sample/load-sample.ts");
  await step("Loading the sample marketplace", (say) => loadSample(db, { progress: say }));
}
