/** docs/specification/coverage.md is true: every implemented row names tests that are there, under their titles. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project, sourceFiles } from "./source-files.ts";
import { visitNodes, type Node } from "./syntax-trees.ts";

const table = readFileSync(join(project, "docs/specification/coverage.md"), "utf8");
const parts = ["money and hiring updates", "the operators' console"];

interface Row {
  what: string;
  status: string;
  shown: string;
}

const rowsOf = (text: string): Row[] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\| (what|-+) /.test(line))
    .map((line) => {
      const [, what = "", status = "", shown = ""] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return { what, status, shown };
    });

/** Whether `test(…)`, `test.each(…)(…)` or the like is called. */
function isTest(callee: Node | undefined): boolean {
  if (callee?.type === "MemberExpression") return isTest(callee.object);
  if (callee?.type === "CallExpression") return isTest(callee.callee);
  return callee?.name === "test" || callee?.name === "it";
}

const titles = new Map<string, Set<string>>();

/** The titles of a file's tests, as they are written: a template keeps its `${…}`. Null for a file that is not there. */
function titlesIn(path: string): Set<string> | null {
  const file = sourceFiles.find((one) => one.path === path);
  if (!file || !/\.(test\.tsx?|e2e\.ts)$/.test(path)) return null;
  const known = titles.get(path) ?? new Set<string>();
  if (!titles.has(path))
    visitNodes(file, (node) => {
      const [title] = node.type === "CallExpression" && isTest(node.callee) ? (node.arguments ?? []) : [];
      if (title?.type === "StringLiteral") known.add(title.value ?? "");
      if (title?.type === "TemplateLiteral") known.add(file.text.slice(title.start + 1, title.end - 1));
    });
  titles.set(path, known);
  return known;
}

/** What is wrong with a row, in words; null for a true one. */
function problemOf({ what, status, shown }: Row): string | null {
  if (!what) return "it does not say what";
  if (status === "planned") return parts.includes(shown) ? null : `planned with “${shown}”`;
  if (status !== "implemented") return `its status is “${status}”`;
  for (const named of shown.split("<br>")) {
    const [, path = "", title = ""] = /^`(\S+) › (.+)`$/.exec(named) ?? [];
    if (!path) return `“${named}” names no test`;
    if (!titlesIn(path)) return `${path} is no test file`;
    if (!titlesIn(path)?.has(title)) return `${path} has no test “${title}”`;
  }
  return null;
}

const problemsIn = (text: string) =>
  rowsOf(text).flatMap((row) => {
    const problem = problemOf(row);
    return problem ? [`${row.what}: ${problem}`] : [];
  });

test("every row names the tests that show it, or the part it comes with", () => {
  expect(rowsOf(table).length).toBeGreaterThan(200);
  expect(problemsIn(table)).toEqual([]);
});

test("nothing is required twice in one section", () => {
  const twice = table.split(/^## /m).flatMap((section) => {
    const all = rowsOf(section).map(({ what }) => what);
    return all.filter((what, index) => all.indexOf(what) !== index);
  });
  expect(twice).toEqual([]);
});

test.each([
  ["planned | money and hiring updates", true],
  ["planned | `checks/coverage.test.ts › a wrong row is found: %s`", false],
  ["planned | some day", false],
  ["partly | `checks/coverage.test.ts › a wrong row is found: %s`", false],
  ["implemented | soon", false],
  ["implemented |", false],
  ["implemented | `checks/no-such.test.ts › a wrong row is found: %s`", false],
  ["implemented | `checks/source-files.ts › a wrong row is found: %s`", false],
  ["implemented | `checks/coverage.test.ts › no such title`", false],
  ["implemented | `checks/coverage.test.ts › a wrong row`", false],
  ["implemented | `checks/coverage.test.ts › a wrong row is found: %s`", true],
  ["implemented | `e2e/accessibility.e2e.ts › ${route.pattern} is accessible to: ${visitor}`", true],
  ["implemented | `checks/coverage.test.ts › a wrong row is found: %s`<br>`checks/run.ts › main`", false],
])("a wrong row is found: %s", (cells, isTrue) => {
  expect(problemsIn(`| what | status | test |\n| --- | --- | --- |\n| A wish | ${cells} |`)).toHaveLength(
    isTrue ? 0 : 1,
  );
});
