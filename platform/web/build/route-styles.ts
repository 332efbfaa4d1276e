/**
 * Vite plugin: gives each route the styles of its own parts as one file, and each part that is loaded later; of such a part
 * it lists the scripts, too, for pages that come with it. The bundler makes a file for each script that has styles, many
 * of them of a few hundred bytes, and a page waits for all of them before it is painted. For the same reason pages skip an
 * entry that has nothing of its own.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { Manifest, ManifestChunk, Plugin } from "vite";
import { manifestOf, type PartFiles, partFilesFile, type RouteManifest } from "../page/route-manifest.ts";

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
      const read = (file: string) => readFile(join(client, file), "utf8");
      const frame = stylesOfFrame(table);
      const ofParts = await filesOfParts(JSON.parse(await read(".vite/manifest.json")), frame, read);
      const files = new Map([...(await joinStyles(table, read)), ...ofParts.files]);
      for (const [file, styles] of files) await writeFile(join(client, file), styles);
      await skipEmptyEntry(table, read);
      await writeFile(join(root, partFilesFile), JSON.stringify(ofParts.parts));
      await writeFile(path, code.slice(0, code.indexOf("{")) + JSON.stringify(table) + ";");
    },
  },
});

/** Where the entry is laid into a file with others, its own does nothing but load that one: pages load that one at once. */
export async function skipEmptyEntry({ entry }: RouteManifest, read: Read): Promise<void> {
  const loaded = /^import"\.(\/[\w.-]+\.js)";\s*$/.exec(await read(entry.module))?.[1];
  if (!loaded) return;
  entry.module = `/assets${loaded}`;
  entry.imports = entry.imports.filter((url) => url !== entry.module);
}

/** Writes the new names into the table, and returns the files. Those of the frame stay by themselves: every page has them. */
export async function joinStyles(table: RouteManifest, read: Read): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const frame = stylesOfFrame(table);
  for (const route of Object.values(table.routes)) {
    const css = route.css ?? [];
    const own = [...new Set(css.map(pathOf))].filter((path) => !frame.has(path));
    if (own.length < 2) continue;
    const { file, styles } = await joined(own, read);
    files.set(file, styles);
    route.css = [...css.filter((path) => frame.has(pathOf(path))), file];
  }
  return files;
}

/**
 * The files of each part, by the name of its module, and what stands in those of styles. Names that two modules have are
 * left out.
 */
export async function filesOfParts(manifest: Manifest, frame: ReadonlySet<string>, read: Read) {
  const parts: PartFiles = {};
  const files = new Map<string, string>();
  const modules = Object.keys(manifest).filter((id) => manifest[id]!.isDynamicEntry);
  const byName = Map.groupBy(modules, (id) => basename(id).replace(/\.tsx?$/, ""));
  for (const [name, [id, ...others]] of byName) {
    if (others.length > 0) continue;
    const imported = withImports(manifest, id!);
    const part = { scripts: imported.map(({ file }) => `/${file}`).toReversed() };
    const css = imported.flatMap(({ css: paths = [] }) => paths.map((path) => `/${path}`));
    const own = [...new Set(css)].filter((path) => !frame.has(path));
    const { file, styles } = await joined(own, read);
    parts[name] = styles ? { ...part, styles: file } : part;
    if (styles) files.set(file, styles);
  }
  return { parts, files };
}

/** A module and all that it imports, each once; what is imported comes first, as in the browser. */
function withImports(manifest: Manifest, id: string, seen = new Set<string>()): ManifestChunk[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const module = manifest[id]!;
  return [...(module.imports ?? []).flatMap((each) => withImports(manifest, each, seen)), module];
}

type Read = (path: string) => Promise<string>;

async function joined(paths: string[], read: Read) {
  const styles = (await Promise.all(paths.map(read))).join("");
  const hash = createHash("sha256").update(styles).digest("hex").slice(0, 8);
  return { file: `/assets/styles-${hash}.css`, styles };
}

const stylesOfFrame = ({ entry, routes }: RouteManifest) =>
  new Set([...(entry.css ?? []), ...(routes["root"]?.css ?? [])].map(pathOf));

/** A fragment keeps the bundler's names apart and is no part of what is requested. */
const pathOf = (name: string) => name.split("#")[0]!;
