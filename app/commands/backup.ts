/** `npm run backup [-- FILE]`: everything in one encrypted file, also while the product runs. */
import { errorCode } from "#platform/shared/caught-error.ts";
import { createWriteStream } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type ArchiveEntry, writeArchive } from "#platform/server/backup/archive.ts";
import { backupEntries } from "#platform/server/backup/create-backup.ts";
import { entryNames, type Summary, summarySchema } from "#platform/server/backup/manifest.ts";
import { readConfig } from "#platform/server/config/config.ts";
import { openStorage } from "#platform/server/files/open-storage.ts";
import { withDatabase } from "#platform/server/database/with-database.ts";
import { CommandError } from "#platform/shared/command-error.ts";
import { backupPassphrase } from "./passphrase.ts";
import { runCommand, step } from "./terminal.ts";

await runCommand(async () => {
  const config = readConfig(process.env, join(import.meta.dirname, "../.."));
  const passphrase = await backupPassphrase(config, { isNew: true });
  const file = resolve(
    process.argv[2] ?? `cubby-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}.backup`,
  );
  // A secret from the settings is not part of the backup, and would not be read from the folder.
  const tokenSecret = config.tokenSecret ? undefined : await productSecret(config.dataDir);
  const files = config.s3Bucket ? undefined : await openStorage(config);
  let summary: Summary | undefined;
  await step("Backing up", async (showProgress) => {
    const progress = (done: number, total: number, what: string) => showProgress(`${what} ${done}/${total}`);
    await withDatabase(config, async (databaseUrl) => {
      const entries = withProgress(
        backupEntries({ databaseUrl, files, tokenSecret, progress }),
        (one) => (summary = one),
      );
      await writeAtomically(file, writeArchive(entries, passphrase));
    });
  });
  report(file, summary!);
  if (config.s3Bucket)
    console.log(`The files stay in the bucket ${config.s3Bucket}: back that up at its provider.`);
  if (!tokenSecret)
    console.log("TOKEN_SECRET is a setting and not in it: without the same one everybody signs in anew.");
  if (config.secretsKey)
    console.log("SECRETS_KEY is a setting and not in it: without the same one calendars are connected anew.");
});

async function productSecret(dataDir: string): Promise<string> {
  try {
    return (await readFile(join(dataDir, "token.secret"), "utf8")).trim();
  } catch {
    throw new CommandError(
      `There is nothing to back up in ${dataDir}: set DATA_DIR to the folder the product runs with.`,
    );
  }
}

async function* withProgress(entries: AsyncIterable<ArchiveEntry>, found: (summary: Summary) => void) {
  for await (const entry of entries) {
    if (entry.name === entryNames.summary) found(summarySchema.parse(JSON.parse(entry.bytes.toString())));
    yield entry;
  }
}

/** Under its name only once all of it is on the disk; never over a file that is there. */
async function writeAtomically(file: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await pipeline(
      Readable.from(bytes),
      createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true }),
    );
    await rename(unfinished, file);
  } catch (error) {
    const code = errorCode(error);
    if (code === "EEXIST")
      throw new CommandError(`${unfinished} is there already: another backup writes it, or broke off.`);
    await rm(unfinished, { force: true });
    if (code === "ENOSPC")
      throw new CommandError(`There is no room for the backup at ${file}: nothing was written.`);
    throw error;
  }
}

function report(file: string, { rows, files, missingFiles }: Summary): void {
  const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
  console.log(`${file}: ${count} rows of ${Object.keys(rows).length} tables, ${files} files.`);
  for (const id of missingFiles) console.warn(`Missing: the database names file ${id}, which is not there.`);
}
