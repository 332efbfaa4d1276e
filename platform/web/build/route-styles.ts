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

/** Of the project's folder. */
const partScriptsFile = "build/part-scripts.json";
/** By the name of a part's module: its script, in which others may stand as well. */
type PartScripts = Record<string, string>;

/** Writes down the script of each part. Vite's own manifest leaves out those that share a script. */
export const partScripts = (): Plugin => ({
  name: "part-scripts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async writeBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
    const modules = chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => ({ id, fileName })));
    const parts = modules.filter(({ id }) => this.getModuleInfo(id)?.dynamicImporters.length);
    const { root } = this.environment.getTopLevelConfig();
    await writeFile(join(root, partScriptsFile), JSON.stringify(scriptsByName(parts)));
  },
});

/** Names that two modules have are left out. */
export function scriptsByName(parts: { id: string; fileName: string }[]): PartScripts {
  const byName = Map.groupBy(parts, ({ id }) => basename(id).replace(/\.tsx?$/, ""));
  const alone = [...byName].filter(([, found]) => found.length === 1);
  return Object.fromEntries(alone.map(([name, [part]]) => [name, part!.fileName]));
}

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
      const manifest = JSON.parse(await read(".vite/manifest.json")) as Manifest;
      const ofScripts = await stylesOfScripts(manifest, frame, read);
      const files = new Map([...(await joinStyles(table, read)), ...ofScripts.files]);
      for (const [file, styles] of files) await writeFile(join(client, file), styles);
      for (const name of names.filter((each) => each.endsWith(".js"))) {
        const script = join(client, "assets", name);
        await writeFile(script, withJoinedStyles(await readFile(script, "utf8"), ofScripts.byScript, frame));
      }
      await skipEmptyEntry(table, read);
      const parts = JSON.parse(await readFile(join(root, partScriptsFile), "utf8")) as PartScripts;
      const partFiles = filesOfParts(parts, manifest, ofScripts.byScript);
      await writeFile(join(root, partFilesFile), JSON.stringify(partFiles));
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
  nameFrameStyles(table);
  const frame = stylesOfFrame(table);
  for (const route of Object.values(table.routes)) {
    const css = route.css ?? [];
    const own = [...new Set(css.map(pathOf))].filter((path) => !frame.has(path));
    if (own.length < 2) continue;
    const { file, styles } = await joined(own, read);
    files.set(file, styles);
    route.css = [...css.filter((path) => frame.has(path)), file];
  }
  return files;
}

/**
 * Without the fragment that has a part on demand load its styles again, for when the route that brought them is left. The
 * frame is never left: its styles would come a second time, behind those of the page, and its fonts once more.
 */
function nameFrameStyles(table: RouteManifest): void {
  const frame = stylesOfFrame(table);
  const named = (path: string) => (frame.has(pathOf(path)) ? pathOf(path) : path);
  for (const part of [table.entry, ...Object.values(table.routes)])
    if (part.css) part.css = [...new Set(part.css.map(named))];
}

/** By script that is loaded on demand: one file with its styles and those of all that it imports, less those of the frame. */
type StylesByScript = ReadonlyMap<string, string>;

/** With what stands in those files. */
export async function stylesOfScripts(manifest: Manifest, frame: ReadonlySet<string>, read: Read) {
  const byScript = new Map<string, string>();
  const files = new Map<string, string>();
  const onDemand = new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports));
  for (const id of onDemand) {
    const script = manifest[id]!.file;
    const css = withImports(manifest, id).flatMap(({ css: paths = [] }) => paths.map((path) => `/${path}`));
    const own = [...new Set(css)].filter((path) => !frame.has(path));
    if (own.length === 0) continue;
    const { file, styles } = await joined(own, read);
    byScript.set(script, file);
    files.set(file, styles);
  }
  return { byScript, files };
}

/** The files of each part, by the name of its module. */
export function filesOfParts(parts: PartScripts, manifest: Manifest, byScript: StylesByScript): PartFiles {
  const ids = new Map(Object.entries(manifest).map(([id, { file }]) => [file, id]));
  const filesOf = (script: string) => {
    const scripts = withImports(manifest, ids.get(script)!).map(({ file }) => `/${file}`);
    const styles = byScript.get(script);
    return { scripts: scripts.toReversed(), ...(styles && { styles }) };
  };
  return Object.fromEntries(Object.entries(parts).map(([name, script]) => [name, filesOf(script)]));
}

/**
 * A script that loads those files with its parts, where the bundler has it load each file of styles by itself: a part is
 * not shown before all of them are there. One that came with the page is there already.
 */
export function withJoinedStyles(code: string, byScript: StylesByScript, frame: ReadonlySet<string>): string {
  const list = /m\.f=(\[[^\]]*\])/.exec(code)?.[1];
  if (!list) return code;
  const files = JSON.parse(list) as string[];
  const isOwn = (file: string) => file.endsWith(".css") && !frame.has(`/${file}`);
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const loads = code.replaceAll(/__vite__mapDeps\(\[([\d,]+)\]\)/g, (call, indexes: string) => {
    const loaded = indexes.split(",").map((index) => files[Number(index)]!);
    const styles = byScript.get(loaded[0]!);
    if (!styles) return call;
    const kept = loaded.filter((file) => !isOwn(file));
    return `__vite__mapDeps([${[...kept, styles.slice(1)].map(indexOf).join(",")}])`;
  });
  return loads.replace(list, () => JSON.stringify(files));
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
  return { file: paths.length === 1 ? paths[0]! : `/assets/styles-${hash}.css`, styles };
}

const stylesOfFrame = ({ entry, routes }: RouteManifest) =>
  new Set([...(entry.css ?? []), ...(routes["root"]?.css ?? [])].map(pathOf));

/** A fragment keeps the bundler's names apart and is no part of what is requested. */
const pathOf = (name: string) => name.split("#")[0]!;
