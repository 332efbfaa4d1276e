import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { legalVersion } from "./legal-version.ts";

const root = join(import.meta.dirname, "../..");
const files = ["features/brands/screens/legal/terms.screen.tsx", "app/pages/privacy/privacy.screen.tsx"];

/** The words of both pages, in the order of their files, when the version was set. */
const wordsOf: Record<string, string> = {
  "2026-11-28": "d7837f9d0ba13434",
  "2026-11-29": "df183360f3cbba92",
};

test("words that people agreed to change only with a new version", () => {
  const words = files.flatMap((file) => readFileSync(join(root, file), "utf8").match(/t`[^`]*`/g) ?? []);
  expect(words.length).toBeGreaterThan(20);
  const hash = createHash("sha256").update(words.join("\n")).digest("hex").slice(0, 16);
  // A changed text wants a new version, with this hash.
  expect(hash).toBe(wordsOf[legalVersion]);
});
