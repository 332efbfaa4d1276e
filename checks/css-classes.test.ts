/** A class that a screen names has rules, and a class with rules is named by a screen. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesIn, project, sourceFiles } from "./source-files.ts";

const stylesheets = ["app", "features", "platform"]
  .flatMap((folder) => filesIn(folder))
  .filter((path) => path.endsWith(".module.css"));

/** In the order of the file, without those that other libraries name. */
const classesIn = (path: string) => {
  const rules = readFileSync(join(project, path), "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/:global\([^()]*(?:\([^()]*\))*[^()]*\)/g, "")
    .replace(/\{[^{}]*\}/g, " ");
  return new Set([...rules.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name!));
};

/** `classes.row` of every file that imports the stylesheet as `classes`. */
const classesNamed = (path: string) =>
  sourceFiles.flatMap(({ path: file, text, imports }) => {
    if (!imports.includes(path)) return [];
    const imported = new RegExp(`^import (\\w+) from "[^"]*/${path.split("/").at(-1)}"`, "m").exec(text);
    if (!imported) return [];
    const code = text.replace(/^import [^;]*;$/gm, "");
    return [...code.matchAll(new RegExp(`\\b${imported[1]}\\.(\\w+)\\b`, "g"))].map(([, name]) => ({
      file,
      name: name!,
    }));
  });

test.each(stylesheets)("%s", (path) => {
  const declared = classesIn(path);
  const named = classesNamed(path);
  const missing = named.filter(({ name }) => !declared.has(name)).map(({ file, name }) => `${file}: ${name}`);
  const unused = [...declared].filter((name) => !named.some((use) => use.name === name));
  expect({ missing, unused }).toEqual({ missing: [], unused: [] });
});

test("every stylesheet that a file imports is there", () => {
  const missing = sourceFiles.flatMap(({ path, imports }) =>
    imports
      .filter((name) => name.endsWith(".module.css") && !stylesheets.includes(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});
