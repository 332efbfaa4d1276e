/** Which scripts a page in another language than English loads: those that carry its words (build/translated-scripts.ts). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import type { Language } from "#platform/shared/language.ts";
import { errorCode } from "#platform/shared/caught-error.ts";

/** From the project's folder. */
export const translatedScriptsFile = "build/translated-scripts.json";
/** By language: the folder below `/assets/`. */
export type TranslatedScripts = Partial<Record<Language, string>>;

/** @param root the project's folder. Nothing where the build has no such scripts. */
export function readTranslatedScripts(root: string): TranslatedScripts {
  try {
    return JSON.parse(readFileSync(join(root, translatedScriptsFile), "utf8")) as TranslatedScripts;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return {};
    throw error;
  }
}

/** The build as pages of a language see it: every script is named in the language's folder. */
export function withTranslatedScripts(build: ServerBuild, folder: string): ServerBuild {
  const assets = JSON.stringify(build.assets).replaceAll(/"\/assets\/([\w.-]+)"/g, (path, name: string) =>
    name.endsWith(".js") ? `"/assets/${folder}/${name}"` : path,
  );
  return { ...build, assets: JSON.parse(assets) as ServerBuild["assets"] };
}
