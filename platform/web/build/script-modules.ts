/**
 * Vite plugin: writes down which modules each of the browser's scripts is made of (`build/script-modules.json`), for
 * `npm run bench:scripts`.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const project = join(import.meta.dirname, "../../..");
export const scriptModulesFile = join(project, "build/script-modules.json");

/** By script, then by module (from the project's folder): bytes of its code, compressed by itself. */
export type ScriptModules = Record<string, Record<string, number>>;

export const scriptModules = (): Plugin => ({
  name: "script-modules",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async writeBundle(_, bundle) {
    const scripts: ScriptModules = {};
    for (const [file, chunk] of Object.entries(bundle)) {
      if (chunk.type !== "chunk") continue;
      const modules = Object.entries(chunk.modules).map(([id, { code }]) => [
        id.replace(`${project}/`, "").replace(/^.*node_modules\//, ""),
        code ? gzipSync(code).length : 0,
      ]);
      scripts[`/${file}`] = Object.fromEntries(modules);
    }
    await writeFile(scriptModulesFile, JSON.stringify(scripts));
  },
});
