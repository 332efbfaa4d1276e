/**
 * React Router's table of routes with their files, as browsers get it (`/assets/manifest-….js`). The server reads the
 * very same: the build changes it after it was written (build/route-styles.ts, build/translated-scripts.ts).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { errorCode } from "#platform/shared/caught-error.ts";
import type { Language } from "#platform/shared/language.ts";

type Assets = ServerBuild["assets"];
type Styled<Part> = Part & { css?: string[] };
/** The build lists styles of the entry as well, though its type leaves them out. */
export type RouteManifest = Omit<Assets, "entry" | "routes"> & {
  entry: Styled<Assets["entry"]>;
  routes: Record<string, Styled<NonNullable<Assets["routes"][string]>>>;
};

/** @param code a script that assigns the table. */
export const manifestOf = (code: string): RouteManifest =>
  JSON.parse(code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1)) as RouteManifest;

/** Where scripts of another language than English are, by language: folders below `/assets/`. From the project's folder. */
export const translatedScriptsFile = "build/translated-scripts.json";
export type TranslatedScripts = Partial<Record<Language, string>>;

/** The files of each part that is loaded later, by the name of its module. From the project's folder. */
export const partFilesFile = "build/part-files.json";
export type PartFiles = Record<string, { scripts: string[]; styles?: string }>;

/** @param root the project's folder. None where nothing was built. */
export function partFilesIn(language: Language, root: string): PartFiles {
  const parts = JSON.parse(readOr("{}", join(root, partFilesFile))) as PartFiles;
  const folder = folderOf(language, root);
  for (const part of Object.values(parts)) part.scripts = part.scripts.map((url) => inFolder(url, folder));
  return parts;
}

/**
 * The build with the table for a language, in which scripts carry that language's words.
 *
 * @param root the project's folder. Without such a table in it the build stays as it is.
 */
export function buildFor(language: Language, build: ServerBuild, root: string): ServerBuild {
  const url = inFolder(build.assets.url, folderOf(language, root));
  const code = url && readOr("", join(root, "build/client", url));
  return code ? { ...build, assets: manifestOf(code) as Assets } : build;
}

/** None for the language that the scripts are written in. */
const folderOf = (language: Language, root: string): string | undefined =>
  (JSON.parse(readOr("{}", join(root, translatedScriptsFile))) as TranslatedScripts)[language];

const inFolder = (url: string, folder: string | undefined) =>
  folder ? url.replace("/assets/", `/assets/${folder}/`) : url;

function readOr(otherwise: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return otherwise;
    throw error;
  }
}
