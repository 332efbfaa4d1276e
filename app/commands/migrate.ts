/** `npm run db:migrate`: brings the tables of the configured database up to date, and does nothing else. */
import { migrate } from "#db/migrate.ts";
import { withDatabase } from "#platform/server/database/with-database.ts";
import { loadConfig } from "../config.ts";
import { runCommand } from "./terminal.ts";

await runCommand(() =>
  withDatabase(loadConfig(), async (url) => {
    const applied = await migrate(url);
    console.log(applied.length ? `Applied ${applied.join(", ")}.` : "Everything is applied already.");
  }),
);
