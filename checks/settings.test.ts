/** The settings guide matches the settings. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { guideFile, settingsGuide } from "#platform/server/config/settings-guide.ts";
import { settings } from "#platform/server/config/settings.ts";
import { sourceFiles } from "./source-files.ts";

test("docs/guides/settings.md says what the settings are (npm run settings writes it)", () => {
  expect(readFileSync(guideFile, "utf8")).toBe(settingsGuide());
});

test("every setting is used", () => {
  const code = sourceFiles
    .filter(({ path }) => !/settings|\.test\./.test(path))
    .map(({ text }) => text)
    .join("\n");
  const unused = Object.keys(settings).filter((key) => !new RegExp(`\\b${key}\\b`).test(code));
  expect(unused).toEqual([]);
});

test("the environment is read in one place", () => {
  const mayRead =
    /^(app\/|checks\/|e2e\/|bench\/|platform\/server\/(database\/embedded-postgres|testing\/test-clock))/;
  const readers = sourceFiles.filter(
    ({ path, text }) => !mayRead.test(path) && !/\.test\./.test(path) && /process\.env\b/.test(text),
  );
  expect(readers.map(({ path }) => path)).toEqual([]);
});
