/**
 * Lingui's extractor, which reads a file again only when it has changed: what it found is stored with a hash
 * of the file's name and text, the packages and Lingui's configuration.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import extractor from "@lingui/cli/api/extractors/babel";

type Extractor = typeof extractor;
type ExtractedMessage = Parameters<Parameters<Extractor["extract"]>[2]>[0];

const project = join(import.meta.dirname, "../..");
const cachePath = join(project, "node_modules/.cache/messages.json");
const base = ["package-lock.json", "lingui.config.ts"].map((file) => readFileSync(join(project, file)));

const stored = readCache();
const used: Record<string, ExtractedMessage[]> = {};

export const cachedExtractor: Extractor = {
  match: (file) => extractor.match(file),
  async extract(file, code, onMessageExtracted, context) {
    const key = keyOf(relative(project, file), code);
    const messages = stored[key] ?? (await extractAll());
    for (const message of messages) onMessageExtracted(message);
    used[key] = messages;

    async function extractAll(): Promise<ExtractedMessage[]> {
      const found: ExtractedMessage[] = [];
      await extractor.extract(file, code, (message) => found.push(message), context);
      return found;
    }
  },
};

// Messages of files that are gone or have changed are not written again.
process.on("exit", () => {
  mkdirSync(dirname(cachePath), { recursive: true });
  writeFileSync(cachePath, JSON.stringify(used));
});

function keyOf(file: string, code: string): string {
  const hash = createHash("sha256");
  for (const part of [...base, file, code]) hash.update(part).update("\0");
  return hash.digest("hex");
}

function readCache(): Record<string, ExtractedMessage[]> {
  try {
    return JSON.parse(readFileSync(cachePath, "utf8")) as Record<string, ExtractedMessage[]>;
  } catch {
    return {};
  }
}
