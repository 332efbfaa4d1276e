/** Fails when a file of the repository holds what looks like a key, a token or a password (secretlint's recommended rules). */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const project = join(import.meta.dirname, "../..");
/** Pictures, fonts and films hold none that a pattern would find. */
const binary = /\.(png|jpe?g|gif|webp|ico|woff2?|ttf|webm|mp4|pdf|docx|zip)$/;

const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
  cwd: project,
  encoding: "utf8",
  maxBuffer: 10_000_000,
});
if (listed.status !== 0) {
  console.error("git does not say which files belong to the repository: run this in a checkout.");
  process.exit(1);
}
const files = listed.stdout
  .split("\0")
  .filter((file) => file && !binary.test(file) && existsSync(join(project, file)));
const { status } = spawnSync(
  process.execPath,
  ["node_modules/secretlint/bin/secretlint.js", "--no-glob", "--no-color", "--format", "compact", ...files],
  { cwd: project, stdio: "inherit" },
);
process.exit(status ?? 1);
