import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { readTranslatedScripts, translatedScriptsFile, withTranslatedScripts } from "./translated-scripts.ts";

test("a page in another language names the scripts of that language, and the same styles", () => {
  const assets = {
    entry: { module: "/assets/entry-1.js", imports: ["/assets/base-2.js"] },
    routes: { root: { id: "root", module: "/assets/root-3.js", css: ["/assets/root-3.css"] } },
    url: "/assets/manifest-4.js",
    version: "4",
  };
  const build = { assets, publicPath: "/" } as unknown as ServerBuild;
  expect(withTranslatedScripts(build, "es-5")).toEqual({
    publicPath: "/",
    assets: {
      entry: { module: "/assets/es-5/entry-1.js", imports: ["/assets/es-5/base-2.js"] },
      routes: { root: { id: "root", module: "/assets/es-5/root-3.js", css: ["/assets/root-3.css"] } },
      url: "/assets/es-5/manifest-4.js",
      version: "4",
    },
  });
  expect(assets.url).toBe("/assets/manifest-4.js");
});

test("a build without such scripts is served as it is", () => {
  const root = mkdtempSync(join(tmpdir(), "cubby-translated-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(readTranslatedScripts(root)).toEqual({});
  mkdirSync(join(root, "build"));
  writeFileSync(join(root, translatedScriptsFile), '{"es":"es-5"}');
  expect(readTranslatedScripts(root)).toEqual({ es: "es-5" });
});
