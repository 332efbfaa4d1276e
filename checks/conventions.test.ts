/** Conventions that keep the project readable: sizes, names, no ways around the types. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { featureOrder } from "#features/feature-order.ts";
import { filesIn, project, sourceFiles } from "./source-files.ts";

const paths = (files: { path: string }[]) => files.map(({ path }) => path);
const checkedFiles = sourceFiles.filter(({ path }) => path !== "db/tables.ts");

/** Lists of words and people are as long as they are. */
const isList = (path: string) =>
  /^db\/(sample|seed)\/|^features\/[^/]+\/[a-z-]*(labels|words|names|options|passwords)\.ts$/.test(path);

test("no file is longer than 250 lines", () => {
  const long = checkedFiles.filter(({ path, text }) => !isList(path) && text.split("\n").length > 251);
  expect(paths(long)).toEqual([]);
});

test("every file opens with a sentence saying what it is", () => {
  const silent = checkedFiles.filter(
    ({ path, text }) => !/\.(test|e2e)\.tsx?$|\.d\.ts$/.test(path) && !/^(#!.*\n)?\/\*\*/.test(text),
  );
  expect(paths(silent)).toEqual([]);
});

test("no folder or file is a drawer for everything", () => {
  const drawers = /(^|[/.-])(utils?|helpers?|services?|common|misc|managers?|lib)([/.-]|$)/;
  expect(
    paths(checkedFiles).filter(
      (path) => drawers.test(path.replaceAll("service-worker", "")) && !path.endsWith("common-passwords.ts"),
    ),
  ).toEqual([]);
});

test("no file only passes on what others export", () => {
  const barrels = checkedFiles.filter(({ text }) => {
    const statements = text
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .split(";")
      .filter((part) => part.trim());
    return (
      statements.length > 0 && statements.every((part) => /^\s*export\s+(type\s+)?[*{].*\bfrom\b/s.test(part))
    );
  });
  expect(paths(barrels)).toEqual([]);
});

test("names are in kebab-case", () => {
  const badNames = paths(checkedFiles).filter((path) => !/^[a-z0-9.-]+$/.test(path.split("/").at(-1) ?? ""));
  expect(badNames).toEqual([]);
});

test("no way around the types", () => {
  const stepping = checkedFiles.filter(
    ({ path, text }) =>
      path !== "checks/conventions.test.ts" && /@ts-(ignore|nocheck|expect-error)/.test(text),
  );
  expect(paths(stepping)).toEqual([]);
});

test("no note to do something later, no test left out or run alone", () => {
  const later = /\b(TODO|FIXME|XXX|HACK)\b/;
  const skipped = /\b(test|it|describe)\.(only|skip|todo|fixme)\(/;
  const found = checkedFiles.filter(
    ({ path, text }) => path !== "checks/conventions.test.ts" && (later.test(text) || skipped.test(text)),
  );
  expect(paths(found)).toEqual([]);
});

test("the feature order lists every feature folder, and nothing else", () => {
  const folders = readdirSync(join(project, "features"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && filesIn(`features/${entry.name}`).length > 0)
    .map(({ name }) => name);
  expect(folders.filter((name) => !(featureOrder as readonly string[]).includes(name))).toEqual([]);
  expect(featureOrder.filter((name) => !folders.includes(name))).toEqual([]);
});

test("a feature's manifest is in the product's list of features", () => {
  const list = sourceFiles.find(({ path }) => path === "app/features.ts");
  const manifests = featureOrder
    .map((name) => `features/${name}/api/index.ts`)
    .filter((path) => existsSync(join(project, path)));
  expect(manifests.filter((path) => !list?.imports.includes(path))).toEqual([]);
});

test("nothing of one machine is in the repository", () => {
  const elsewhere = /(^|[\s"'`(])\/(home|Users|root|work|mnt)\/\w/m;
  const documents = [
    ...checkedFiles,
    ...["docs", ".ci"]
      .flatMap((folder) => (existsSync(join(project, folder)) ? filesIn(folder) : []))
      .map(read),
  ];
  const found = documents.filter(
    ({ path, text }) => path !== "checks/conventions.test.ts" && elsewhere.test(text),
  );
  expect(paths(found)).toEqual([]);
});

function read(path: string): { path: string; text: string } {
  return { path, text: readFileSync(join(project, path), "utf8") };
}
