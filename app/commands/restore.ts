/**
 * `npm run restore -- FILE`: restores a backup into an empty data folder (DATA_DIR) or an empty database
 * (DATABASE_URL).
 */
import { errorCode } from "#platform/shared/caught-error.ts";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inspectDatabase } from "#db/sample/sample-seed.ts";
import { readArchive } from "#platform/server/backup/archive.ts";
import { type RestoreResult, restoreBackup } from "#platform/server/backup/restore-backup.ts";
import { type Config, readConfig } from "#platform/server/config/config.ts";
import { removeEmbeddedPostgres } from "#platform/server/database/embedded-postgres.ts";
import { openLocalStorage } from "#platform/server/files/local-storage.ts";
import { withDatabase } from "#platform/server/database/with-database.ts";
import { CommandError } from "#platform/shared/command-error.ts";
import { backupPassphrase } from "./passphrase.ts";
import { runCommand, step } from "./terminal.ts";

await runCommand(async () => {
  const config = readConfig(process.env, join(import.meta.dirname, "../.."));
  const file = process.argv[2];
  if (!file || !existsSync(file)) throw new CommandError("Say which backup: npm run restore -- FILE");
  requireUnusedFolder(config);
  const passphrase = await backupPassphrase(config, { isNew: false });
  const unfinished = join(config.dataDir, "files.unfinished");
  await rm(unfinished, { recursive: true, force: true });
  try {
    await mkdir(config.dataDir, { recursive: true });
    const restored = await step("Restoring", (showProgress) =>
      withDatabase(config, async (databaseUrl) => {
        if ((await inspectDatabase(databaseUrl)) !== "nothing")
          throw new CommandError(
            "This database is not empty: restore into an empty one, or into another DATA_DIR.",
          );
        return restoreBackup(readArchive(createReadStream(file), passphrase), {
          databaseUrl,
          files: await openLocalStorage(unfinished),
          progress: (rows, files) => showProgress(`${rows} rows, ${files} files`),
        });
      }),
    );
    await rename(unfinished, join(config.dataDir, "files"));
    if (restored.tokenSecret)
      await writeFile(join(config.dataDir, "token.secret"), restored.tokenSecret, {
        mode: 0o600,
        flag: "wx",
      });
    report(config, restored);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // The tables that were just made for it, and hold nothing.
    if (!config.databaseUrl) await removeEmbeddedPostgres(config.dataDir);
    if (errorCode(error) === "ENOSPC" || errorCode(error) === "53100")
      throw new CommandError("There is no room for what is in the backup: nothing was restored.");
    throw error;
  }
});

/** What is there already is someone's: it is never written over. */
function requireUnusedFolder({ dataDir }: Config): void {
  const used = ["postgres", "postgres.location", "token.secret", "files"].find((name) =>
    existsSync(join(dataDir, name)),
  );
  if (used)
    throw new CommandError(
      `${join(dataDir, used)} is there already: set DATA_DIR to a new folder, and look at what was restored before you swap them.`,
    );
}

function report({ dataDir }: Config, { manifest, summary, migrated }: RestoreResult): void {
  const count = Object.values(summary.rows).reduce((sum, one) => sum + one, 0);
  console.log(`Restored as of ${manifest.madeAt}: ${count} rows and ${summary.files} files, in ${dataDir}.`);
  if (migrated.length) console.log(`The backup was older; applied since: ${migrated.join(", ")}.`);
  if (manifest.files === "in a bucket")
    console.log("Its files are in a bucket: set the same S3_BUCKET again.");
  if (manifest.secrets === "in the settings")
    console.log("Its TOKEN_SECRET was a setting: set the same one again.");
  for (const id of summary.missingFiles) console.warn(`Missing already in the backup: file ${id}.`);
  console.log("Start it with that DATA_DIR (and the settings it had), and look whether you can sign in.");
}
