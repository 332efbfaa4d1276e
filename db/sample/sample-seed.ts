/** What the sample marketplace records in the table `seeds`, and what a database contains by that. */
import { clientLimits } from "#platform/server/database/database.ts";
import pg from "pg";

/** The name under which `load-sample.ts` notes that it ran. */
export const sampleSeed = "sample marketplace";

export type DatabaseContents =
  /** No tables, or nobody in them. */
  | "nothing"
  /** Made-up people, whose passwords stand in the code. */
  | "sample"
  /** People of its own. */
  | "people";

/** What the database at `url` holds; it may have no tables yet. */
export async function inspectDatabase(url: string): Promise<DatabaseContents> {
  const client = new pg.Client({ ...clientLimits, connectionString: url, application_name: "cubby start" });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ seeds: boolean; accounts: boolean }>(
      "select to_regclass('public.seeds') is not null as seeds, to_regclass('public.accounts') is not null as accounts",
    );
    const has = async (sql: string, ...values: string[]) => (await client.query(sql, values)).rowCount === 1;
    if (tables[0]?.seeds && (await has("select from seeds where name = $1", sampleSeed))) return "sample";
    return tables[0]?.accounts && (await has("select from accounts limit 1")) ? "people" : "nothing";
  } finally {
    await client.end();
  }
}
