/**
 * Vite plugin: compiles the marked texts of shared files that have placeholders or plurals, so that the browser need
 * not bring a parser for message syntax along. Other languages' catalogues are compiled by Lingui's own plugin; in the
 * macros' own sentences `compiledMessages` does it.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Plugin } from "vite";

const project = join(import.meta.dirname, "../../..");
/** Everything that may reach a screen: the roots of features, platform/shared, and the screens. */
const sources = [
  "app/{pages,shell}/**/*",
  "features/*/*",
  "features/*/screens/**/*",
  "platform/{shared,web}/**/*",
];

export function sharedMessages(): Plugin {
  return {
    name: "shared-messages",
    apply: "build",
    transform: {
      filter: { id: /\/platform\/web\/i18n\/shared-messages\.ts$/ },
      handler: () => ({
        code: `export const sharedMessages = ${JSON.stringify(compileSharedMessages())};`,
        map: null,
      }),
    },
  };
}

/** By text; a plain sentence needs no entry. */
export function compileSharedMessages(): Record<string, unknown[]> {
  const files = sources.flatMap((pattern) => globSync(`${pattern}.{ts,tsx}`, { cwd: project }));
  const texts = files
    .filter((file) => !/\.(test|fixtures)\.tsx?$/.test(file))
    .flatMap((file) => markedTexts(readFileSync(join(project, file), "utf8")))
    .filter((text) => text.includes("{"));
  return Object.fromEntries(texts.toSorted().map((text) => [text, compileMessageOrThrow(text)]));
}

/** The string literals of a file that the extractor collects: those directly behind an `i18n` comment. */
export const markedTexts = (code: string): string[] =>
  [...code.matchAll(/\/\*i18n\*\/\s*"((?:[^"\\\n]|\\.)*)"/g)].map(([, literal]) =>
    String(JSON.parse(`"${literal}"`)),
  );
