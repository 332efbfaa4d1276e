/** Builds the web part when its sources have changed since the last build. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runToEnd } from "../process/child-processes.ts";

const project = join(import.meta.dirname, "../..");
const stampFile = join(project, "build/.made-of");
const folders = ["app", "features", "locales", "platform/shared", "platform/web", "public"];
const files = ["package-lock.json", "vite.config.ts", "react-router.config.ts"];

export const isWebBuilt = (): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, "utf8") === fingerprint();

/** @throws CommandError with the compiler's own words. */
export async function buildWeb(): Promise<void> {
  const currentFingerprint = fingerprint();
  rmSync(stampFile, { force: true });
  const environment = { ...process.env, NODE_ENV: "production" };
  const command = [join(project, "node_modules/@react-router/dev/bin.cjs"), "build"];
  await runToEnd(command, environment, "The web part does not build (see above).");
  writeFileSync(stampFile, currentFingerprint);
}

/** Names and contents of everything that can reach the browser; tests and the server's own files cannot. */
function fingerprint(): string {
  const hash = createHash("sha256").update(process.version);
  const inside = folders.flatMap((folder) => filesIn(folder));
  for (const file of [...files, ...inside.sort()])
    hash.update(file).update(readFileSync(join(project, file)));
  return hash.digest("hex");
}

function filesIn(folder: string): string[] {
  if (!existsSync(join(project, folder))) return [];
  return readdirSync(join(project, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "api" ? [] : filesIn(path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
}
