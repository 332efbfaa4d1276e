/** `npm run import -- centers FILE.csv`: loads a state's license roster; also while the product runs. */
import { resolve } from "node:path";
import { migrate } from "#db/migrate.ts";
import { seedBase } from "#db/seed/seed-base.ts";
import { importCenters, type ImportSummary } from "#features/employers/api/roster/import-centers.action.ts";
import { noLimits, openDatabase } from "#platform/server/database/database.ts";
import { withDatabase } from "#platform/server/database/with-database.ts";
import { CommandError } from "#platform/shared/command-error.ts";
import { loadConfig } from "../config.ts";
import { runCommand } from "./terminal.ts";

await runCommand(async () => {
  const [what, file] = process.argv.slice(2).filter((argument) => argument !== "--");
  if (what !== "centers" || !file)
    throw new CommandError("Say what to load: npm run import -- centers FILE.csv");
  // npm runs scripts in the project's folder; the file's path is relative to the caller's folder.
  const path = resolve(process.env.INIT_CWD ?? ".", file);
  await withDatabase(loadConfig(), (url) => run(url, path));
});

async function run(url: string, file: string): Promise<void> {
  await migrate(url);
  const db = openDatabase(url, { max: 2, applicationName: "cubby import", limits: noLimits });
  try {
    await seedBase(db);
    const summary = await importCenters(db, file, { progress: showProgress, notice: show });
    console.log(summarySentence(summary));
  } finally {
    await db.destroy();
  }
}

/** On a terminal one line counts up; elsewhere each step is a line, so that a log shows them too. */
function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K${done}/${total}${done === total ? "\n" : ""}`);
  else console.log(`${done}/${total}`);
}

function show(sentence: string): void {
  console.log(process.stdout.isTTY ? `\r\u001b[2K${sentence}` : sentence);
}

function summarySentence(summary: ImportSummary): string {
  const always = [`${summary.new} new`, `${summary.unchanged} unchanged`];
  const some = [
    [summary.changed, "changed"],
    [summary.claimed, "left as their owners keep them"],
    [summary.broken, "broken and left out"],
    [summary.unknownZips, "with an unknown ZIP"],
    [summary.withoutCapacity, "without capacity"],
  ].flatMap(([count, words]) => (count ? [`${count} ${words}`] : []));
  return `Done: ${[...always, ...some].join(", ")}.`;
}
