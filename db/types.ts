/** `npm run db:types`: writes db/tables.ts from a scratch database with every migration applied. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startScratchPostgres } from "#platform/server/testing/scratch-postgres.ts";
import { withColumnTypes } from "./column-types.ts";
import { migrate } from "./migrate.ts";

/** As `platform/server/database/database.ts` delivers them: numbers as numbers, dates as YYYY-MM-DD, times as Date. */
const typeMapping = { int8: "number", numeric: "number", date: "string", tsvector: "string" };

const file = process.argv[2] ?? join(import.meta.dirname, "tables.ts");
const postgres = await startScratchPostgres();
try {
  await migrate(postgres.url);
  const { status } = spawnSync(
    process.execPath,
    [
      join(import.meta.dirname, "../node_modules/kysely-codegen/dist/cli/bin.js"),
      ...["--dialect=postgres", `--url=${postgres.url}`, "--camel-case"],
      ...["--include-pattern=public.*", `--type-mapping=${JSON.stringify(typeMapping)}`],
      `--out-file=${file}`,
    ],
    { stdio: "inherit" },
  );
  if (status === 0) writeFileSync(file, withColumnTypes(readFileSync(file, "utf8")));
  process.exitCode = status ?? 1;
} finally {
  await postgres.stop();
}
