/** The settings of every process of the product, with a generated secret where none is set. */
import { errorCode } from "#platform/shared/caught-error.ts";
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readConfig } from "#platform/server/config/config.ts";
import type { Config } from "#platform/server/config/config.ts";
import { ensureDataFolder } from "#platform/server/config/data-folder.ts";

const project = dirname(import.meta.dirname);

/** @throws CommandError for a bad value or a data folder that cannot be written. */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const config = readConfig(environment, project);
  return { ...config, tokenSecret: config.tokenSecret || storedSecret(config.dataDir) };
}

function storedSecret(dataDir: string): string {
  const file = join(ensureDataFolder(dataDir), "token.secret");
  try {
    // The first of several processes writes it, the others read what it wrote.
    writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
