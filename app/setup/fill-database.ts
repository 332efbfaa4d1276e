/** Prepares a database for the product: tables, base data, the sample marketplace. */
import { migrate } from "#db/migrate.ts";
import { seedOnce } from "#db/seed/seed-once.ts";
import { seedBase } from "#db/seed/seed-base.ts";
import { countPeople } from "#features/analytics/api/insight/count-funnel.ts";
import { refreshAllCandidates } from "#features/candidates/api/search/refresh-all-candidates.ts";
import type { Config } from "#platform/server/config/config.ts";
import { sampleSeed } from "#db/sample/sample-seed.ts";
import { type Database, noLimits, openDatabase } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { firstOperator, firstOperatorEmail } from "./first-operator.ts";
import { requireMatchingSampleSetting } from "./sample-data.ts";
import { step } from "../commands/terminal.ts";

/** Does what is missing, anyone who else does the same at the same time; gives the address back. */
export async function fillDatabase(config: Config, url: string): Promise<string> {
  await requireMatchingSampleSetting(config, url);
  await step("Bringing the tables up to date", () => migrate(url));
  const db = openDatabase(url, { max: 4, applicationName: "cubby start", limits: noLimits });
  try {
    await seedBase(db);
    if (config.sample) await addSample(db);
    else await addOperator(db);
    // An installation that had educators before employers could search them.
    await seedOnce(db, "candidate search", (tx) => refreshAllCandidates(tx, new Date()));
    // Until the night of its first day the figures would have nobody in them.
    await seedOnce(db, "people of the reports", countPeople);
  } finally {
    await db.destroy();
  }
  return url;
}

/** The sample marketplace brings its own. */
async function addOperator(db: Database): Promise<void> {
  const password = await firstOperator(db);
  if (!password) return;
  console.log(`The first operator: ${firstOperatorEmail}, password ${password}`);
  console.log("It is shown only now: sign in and change it.");
}

/** Hundreds of names and sentences, read only where they are wanted. */
async function addSample(db: Database): Promise<void> {
  if (await hasSample(db)) return;
  const { loadSample } = await import("#db/sample/load-sample.ts");
  await step("Loading the sample marketplace", async (showProgress) => {
    const progress = (done: number, total: number, what: string) => showProgress(`${done}/${total} ${what}`);
    await loadSample(db, { progress });
    // Until the server has counted the new rows by itself, it would plan the first searches as if there were none.
    await sql`analyze`.execute(db);
  });
}

const hasSample = async (db: Database): Promise<boolean> =>
  Boolean(await db.selectFrom("seeds").where("name", "=", sampleSeed).select("name").executeTakeFirst());
