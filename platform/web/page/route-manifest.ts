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

/** The file of styles of each part that is loaded later, by the name of its module. From the project's folder. */
export const partStylesFile = "build/part-styles.json";
export type PartStyles = Record<string, string>;

/** @param root the project's folder. None where nothing was built. */
export const partStylesIn = (root: string): PartStyles =>
  JSON.parse(readOr("{}", join(root, partStylesFile))) as PartStyles;

/**
 * The build with the table for a language, in which scripts carry that language's words.
 *
 * @param root the project's folder. Without such a table in it the build stays as it is.
 */
export function buildFor(language: Language, build: ServerBuild, root: string): ServerBuild {
  const folder = (JSON.parse(readOr("{}", join(root, translatedScriptsFile))) as TranslatedScripts)[language];
  const url = folder ? build.assets.url.replace("/assets/", `/assets/${folder}/`) : build.assets.url;
  const code = url && readOr("", join(root, "build/client", url));
  return code ? { ...build, assets: manifestOf(code) as Assets } : build;
}

function readOr(otherwise: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return otherwise;
    throw error;
  }
}
