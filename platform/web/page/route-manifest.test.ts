import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { buildFor, translatedScriptsFile } from "./route-manifest.ts";

const build = {
  assets: { url: "/assets/manifest-4.js", version: "4" },
  publicPath: "/",
} as unknown as ServerBuild;

function projectWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "cubby-manifest-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "build/client/assets/es-5"), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
  return root;
}
const table = (module: string) => `window.__reactRouterManifest={"entry":{"module":"${module}"}};`;

test("the server reads the table that browsers of a language read", () => {
  const root = projectWith({
    [translatedScriptsFile]: '{"es":"es-5"}',
    "build/client/assets/manifest-4.js": table("/assets/entry.js"),
    "build/client/assets/es-5/manifest-4.js": table("/assets/es-5/entry.js"),
  });
  expect(buildFor("en", build, root)).toEqual({
    publicPath: "/",
    assets: { entry: { module: "/assets/entry.js" } },
  });
  expect(buildFor("es", build, root).assets.entry.module).toBe("/assets/es-5/entry.js");
});

test("a build without a table of its own is served as it is", () => {
  expect(buildFor("es", build, projectWith({}))).toBe(build);
});
