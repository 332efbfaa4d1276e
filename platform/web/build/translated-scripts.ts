/**
 * Vite plugin: writes the browser's scripts once more for each language beside English, each with the translations of
 * its own sentences at its end. A page in that language loads those instead: as many files, and only the words of what
 * it shows, where one catalogue for all pages would weigh as much as all their code.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { generateMessageId } from "@lingui/message-utils/generateMessageId";
import { parsePo } from "pofile-ts";
import { type ESTree, parseSync, type Plugin, Visitor } from "vite";
import { languages, sourceLanguage } from "#platform/shared/language.ts";
import { translatedScriptsFile, type TranslatedScripts } from "../page/route-manifest.ts";

/** After the server's bundle: only then is React Router's table of routes among the browser's scripts. */
export const translatedScripts = (): Plugin => ({
  name: "translated-scripts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  writeBundle: {
    sequential: true,
    order: "pre",
    async handler() {
      const { root, environments } = this.environment.getTopLevelConfig();
      const assets = resolve(root, environments.client!.build.outDir, "assets");
      const scripts = await readScripts(assets);
      const folders: TranslatedScripts = {};
      for (const language of languages) {
        if (language === sourceLanguage) continue;
        const catalogue = readCatalogue(await readFile(join(root, `locales/${language}.po`), "utf8"));
        const translations = translationsByScript(scripts, catalogue);
        // The scripts keep their names, and are kept for a year: whatever changes in the words changes the folder.
        const folder = `${language}-${hashOf(translations)}`;
        await mkdir(join(assets, folder), { recursive: true });
        for (const [name, code] of scripts) {
          const translated = withTranslations(code, translations.get(name)!);
          await writeFile(join(assets, folder, name), namedInFolder(translated, scripts, folder));
        }
        folders[language] = folder;
      }
      await writeFile(join(root, translatedScriptsFile), JSON.stringify(folders));
    },
  },
});

/** By name: the code. */
export type Scripts = ReadonlyMap<string, string>;
/** A message as the browser formats it, a sentence or its parts, by the id that stands in the code. */
export type Translations = Record<string, string | unknown[]>;

async function readScripts(folder: string): Promise<Scripts> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  const read = async (name: string) => [name, await readFile(join(folder, name), "utf8")] as const;
  return new Map(await Promise.all(names.map(read)));
}

const hashOf = (translations: Map<string, Translations>) =>
  createHash("sha256")
    .update(JSON.stringify([...translations].toSorted()))
    .digest("hex")
    .slice(0, 8);

export interface Catalogue {
  translations: Translations;
  /** Ids of what only the server says, in the reader's language already: no script needs them. */
  saidByServer: Set<string>;
  /** Ids of the words that the product's first rows have. */
  stored: Set<string>;
}

/** @param po a catalogue's file */
export function readCatalogue(po: string): Catalogue {
  const translations: Translations = {};
  const saidByServer = new Set<string>();
  const stored = new Set<string>();
  for (const { msgid, msgctxt, msgstr, obsolete, extractedComments, references } of parsePo(po).items) {
    if (obsolete || !msgid || !msgstr[0]) continue;
    const isMarkedByHand = extractedComments.includes("js-lingui-explicit-id");
    const id = isMarkedByHand ? msgid : generateMessageId(msgid, msgctxt ?? undefined);
    const parts = compileMessageOrThrow(msgstr[0]);
    translations[id] = parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
    if (references.every((file) => serverCode.test(file))) saidByServer.add(id);
    if (references.some((file) => firstRows.test(file))) stored.add(id);
  }
  return { translations, saidByServer, stored };
}

const serverCode = /\/(api|server|commands)\//;
const firstRows = /^db\/seed\//;

/** As in `i18n.ts`, which is the script that reads it. */
const registry = "globalThis.translationsOfScripts";

/**
 * By script: the translations that its strings name. Words of rows (the questions of an area, the benefits of a plan)
 * may come to any page, and so may what no string of any script names.
 */
export function translationsByScript(scripts: Scripts, catalogue: Catalogue): Map<string, Translations> {
  const { translations, saidByServer, stored } = catalogue;
  const idsOf = new Map(
    [...scripts].map(([name, code]) => [
      name,
      stringsOf(code).filter((id) => Object.hasOwn(translations, id)),
    ]),
  );
  const inScripts = new Set([...idsOf.values()].flat());
  const forAll = Object.keys(translations).filter(
    (id) => stored.has(id) || !(inScripts.has(id) || saidByServer.has(id)),
  );
  const pick = (ids: string[]) => Object.fromEntries(ids.toSorted().map((id) => [id, translations[id]!]));
  return new Map(
    [...scripts].map(([name, code]) => [
      name,
      pick(code.includes(registry) ? [...idsOf.get(name)!, ...forAll] : idsOf.get(name)!),
    ]),
  );
}

/** The strings of a script, without names of properties: each once. */
export function stringsOf(code: string): string[] {
  const strings = new Set<string>();
  const names = new Set<object>();
  new Visitor({
    Property: ({ key, computed }) => void (computed || names.add(key)),
    Literal: (node) => void (typeof node.value === "string" && !names.has(node) && strings.add(node.value)),
    TemplateElement: ({ value }) => void strings.add(value.cooked ?? ""),
  }).visit(parseSync("script.js", code).program);
  return [...strings];
}

/** Instead of the English sentences, where the code has these beside their ids. */
export function withTranslations(code: string, translations: Translations): string {
  if (Object.keys(translations).length === 0) return code;
  const sentences: { start: number; end: number }[] = [];
  new Visitor({
    ObjectExpression({ properties: [id, message] }) {
      if (id?.type !== "Property" || message?.type !== "Property") return;
      if (nameOf(id.key) !== "id" || nameOf(message.key) !== "message") return;
      if (Object.hasOwn(translations, textOf(id.value) ?? ""))
        sentences.push({ start: id.end, end: message.end });
    },
  }).visit(parseSync("script.js", code).program);
  let rest = code;
  for (const { start, end } of sentences.toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  return `${rest}\n;Object.assign(${registry}??={},${JSON.stringify(translations)});\n`;
}

const nameOf = (key: ESTree.PropertyKey) => (key.type === "Identifier" ? key.name : textOf(key));

/** Minified code has its strings as templates without holes. */
const textOf = (node: ESTree.Node): string | undefined => {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateLiteral" && node.quasis.length === 1) return node.quasis[0]!.value.cooked ?? "";
  return undefined;
};

/** Scripts import each other from beside them; in lists of what to load ahead they have their whole path. */
export const namedInFolder = (code: string, scripts: Scripts, folder: string): string =>
  code.replaceAll(/(["'`]\/?assets\/)([\w.-]+)/g, (path: string, assets: string, name: string) =>
    scripts.has(name) ? `${assets}${folder}/${name}` : path,
  );
