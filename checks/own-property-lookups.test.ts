/** An untrusted name is looked up in a record's own properties, never in inherited ones. */
import { expect, test } from "vitest";
import { type SourceFile, sourceFiles } from "./source-files.ts";
import { type Node, visitNodes } from "./syntax-trees.ts";

const product = sourceFiles.filter(
  ({ path }) => /^(app|features|platform)\//.test(path) && !/\.test\.tsx?$|\/testing\//.test(path),
);
/** Where the names of requests and frames arrive. */
const atTheEdge = product.filter(({ path }) => /^platform\/server\/(engine|cable)\//.test(path));
const names = new Set(["name", "key", "field", "member", "parameter", "command", "channel", "attribute"]);

test("the engine and live updates look names up by `ownValue` or in a Map", () => {
  expect(atTheEdge.flatMap((file) => places(file, isPlainLookup))).toEqual([]);
});

test("no name is looked for with `in`: `constructor` is in every object", () => {
  expect(product.flatMap((file) => places(file, isInherited))).toEqual([]);
});

test.each([
  ["resource.changes?.[name]", isPlainLookup, true],
  ["resource.changes![name]", isPlainLookup, true],
  ["values[name!]", isPlainLookup, true],
  ["row[index]", isPlainLookup, false],
  ["values[name] = 1", isPlainLookup, false],
  ["name in record", isInherited, true],
  ['"data" in body', isInherited, false],
])("%s", (text, isWrong, isFound) => {
  expect(places({ path: "sample.ts", text, imports: [] }, isWrong).length > 0).toBe(isFound);
});

function places(file: SourceFile, isWrong: (node: Node) => boolean): string[] {
  const found: string[] = [];
  const written = new Set<Node>();
  visitNodes(file, (node) => {
    if (node.type === "AssignmentExpression" && node.operator === "=") written.add(node.left!);
    if (isWrong(node) && !written.has(node)) found.push(`${file.path}:${node.loc.start.line}`);
  });
  return found;
}

function isPlainLookup({ type, computed, property }: Node): boolean {
  if (!/^(Optional)?MemberExpression$/.test(type) || !computed) return false;
  const key = property!.type === "TSNonNullExpression" ? property!.expression! : property!;
  return key.type === "Identifier" && names.has(key.name!);
}

function isInherited({ type, operator, left }: Node): boolean {
  return type === "BinaryExpression" && operator === "in" && left!.type !== "StringLiteral";
}
