/** Fails when a text is in the code alone or in the catalogues alone, or its translation is missing or broken. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parsePo } from "pofile-ts";
import { brokenPlaceholders } from "./placeholders.ts";

const project = join(import.meta.dirname, "../..");
const work = mkdtempSync(join(tmpdir(), "cubby-texts-"));
try {
  cpSync(join(project, "locales"), join(work, "locales"), { recursive: true });
  extractInto(work);
  const complaints = [...compareTexts(), ...missingTranslations(), ...brokenTranslations()];
  for (const complaint of complaints.slice(0, 50)) console.error(complaint);
  if (complaints.length)
    console.error(
      `${complaints.length} in all. Run npm run i18n:extract, and translate what is empty in es.po.`,
    );
  process.exitCode = complaints.length ? 1 : 0;
} finally {
  rmSync(work, { recursive: true });
}

/** The extractor itself, on a copy of the catalogues. */
function extractInto(folder: string): void {
  const config = join(folder, "lingui.config.mjs");
  writeFileSync(
    config,
    `import config from ${JSON.stringify(join(project, "lingui.config.ts"))};
     import { cachedExtractor } from ${JSON.stringify(join(project, "checks/run/cached-extractor.ts"))};
     const catalogs = config.catalogs.map((one) => ({ ...one, path: ${JSON.stringify(join(folder, "locales/{locale}"))} }));
     export default { ...config, rootDir: ${JSON.stringify(project)}, catalogs, extractors: [cachedExtractor] };`,
  );
  const cli = join(project, "node_modules/@lingui/cli/dist/lingui.js");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    // One process alone: threads would each write a cache of their own.
    [cli, "extract", "--clean", "--workers", "1", "--config", config],
    {
      encoding: "utf8",
      cwd: project,
    },
  );
  if (status !== 0) throw new Error(`The texts cannot be extracted:\n${stdout}${stderr}`);
}

function compareTexts(): string[] {
  const inCode = new Set(readCatalogue(join(work, "locales/en.po")).keys());
  const inCatalogue = new Set(readCatalogue(join(project, "locales/en.po")).keys());
  return [
    ...[...inCode]
      .filter((id) => !inCatalogue.has(id))
      .map((id) => `In the code, not in locales/en.po: ${id}`),
    ...[...inCatalogue]
      .filter((id) => !inCode.has(id))
      .map((id) => `In locales/en.po, no longer in the code: ${id}`),
  ];
}

function missingTranslations(): string[] {
  const spanish = readCatalogue(join(project, "locales/es.po"));
  const english = [...readCatalogue(join(project, "locales/en.po")).keys()];
  return english
    .filter((id) => !spanish.get(id)?.trim())
    .map((id) => `Not translated in locales/es.po: ${id}`);
}

function brokenTranslations(): string[] {
  const spanish = [...readCatalogue(join(project, "locales/es.po"))];
  return spanish.flatMap(([id, text]) => (text.trim() ? (brokenPlaceholders(id, text) ?? []) : []));
}

function readCatalogue(file: string): Map<string, string> {
  const items = parsePo(readFileSync(file, "utf8")).items.filter(({ msgid, obsolete }) => msgid && !obsolete);
  return new Map(
    items.map(({ msgid, msgctxt, msgstr }) => [msgctxt ? `${msgid} (${msgctxt})` : msgid, msgstr[0] ?? ""]),
  );
}
