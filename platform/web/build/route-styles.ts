/**
 * Vite plugin: gives each route the styles of its own parts as one file. The bundler makes a file for each script that has
 * styles, many of them of a few hundred bytes, and a page waits for all of them before it is painted.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { manifestOf, type RouteManifest } from "../page/route-manifest.ts";

/** After the server's bundle: only then is React Router's table of routes among the browser's files. */
export const routeStyles = (): Plugin => ({
  name: "route-styles",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  writeBundle: {
    sequential: true,
    order: "pre",
    async handler() {
      const { root, environments } = this.environment.getTopLevelConfig();
      const client = resolve(root, environments.client!.build.outDir);
      const names = await readdir(join(client, "assets"));
      const path = join(
        client,
        "assets",
        names.find((name) => /^manifest-\w+\.js$/.test(name))!,
      );
      const code = await readFile(path, "utf8");
      const table = manifestOf(code);
      const files = await joinStyles(table, (file) => readFile(join(client, file), "utf8"));
      for (const [file, styles] of files) await writeFile(join(client, file), styles);
      await writeFile(path, code.slice(0, code.indexOf("{")) + JSON.stringify(table) + ";");
    },
  },
});

/** Writes the new names into the table, and returns the files. Those of the frame stay by themselves: every page has them. */
export async function joinStyles(
  { entry, routes }: RouteManifest,
  read: (path: string) => Promise<string>,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const frame = new Set([...(entry.css ?? []), ...(routes["root"]?.css ?? [])].map(pathOf));
  for (const route of Object.values(routes)) {
    const css = route.css ?? [];
    const own = [...new Set(css.map(pathOf))].filter((path) => !frame.has(path));
    if (own.length < 2) continue;
    const styles = (await Promise.all(own.map(read))).join("");
    const hash = createHash("sha256").update(styles).digest("hex").slice(0, 8);
    const file = `/assets/styles-${hash}.css`;
    files.set(file, styles);
    route.css = [...css.filter((path) => frame.has(pathOf(path))), file];
  }
  return files;
}

/** A fragment keeps the bundler's names apart and is no part of what is requested. */
const pathOf = (name: string) => name.split("#")[0]!;
