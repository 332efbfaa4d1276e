/**
 * No regular expression over untrusted text takes more than linear time: one long text would block a
 * process.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { check } from "recheck";
import { expect, test } from "vitest";
import { project, type SourceFile, sourceFiles } from "./source-files.ts";
import { visitNodes } from "./syntax-trees.ts";

interface Expression {
  place: string;
  pattern: string;
  flags: string;
  /** Put together at run time: nothing to read here. */
  isBuilt: boolean;
  /** A comment above says "Bounded: …", why no long text comes here. */
  hasBound: boolean;
}

/** What only reads our own sources while building, and what tests and samples are made of. */
const isProduct = ({ path }: SourceFile) =>
  /^(app|db|features|platform)\//.test(path) &&
  !/\.(test|fixtures)\.tsx?$|\.d\.ts$|-under-test\.ts$|\/testing\/|^db\/sample\/|^platform\/web\/build\//.test(
    path,
  );

const expressions = sourceFiles.filter(isProduct).flatMap(expressionsIn);

test("every expression over texts takes linear time, or says next to it what bounds the text", async () => {
  const unbound = expressions.filter(({ hasBound, isBuilt }) => !hasBound && !isBuilt);
  expect(unbound.length).toBeGreaterThan(300);
  const verdicts = await verdictsOf(unbound);
  const slow = unbound.filter((one) => verdicts[keyOf(one)] !== "safe");
  expect(slow.map((one) => `${one.place} /${one.pattern}/${one.flags}: ${verdicts[keyOf(one)]}`)).toEqual([]);
}, 300_000);

test("an expression put together at run time says what bounds it", () => {
  const built = expressions.filter(({ hasBound, isBuilt }) => isBuilt && !hasBound);
  expect(built.map(({ place }) => place)).toEqual([]);
});

test.each([
  ["[^\\s@]+@[^\\s@]+", "g"],
  ["\\s+$", ""],
  ["^((a|ab|b) ?)*$", ""],
])("/%s/%s is found", async (pattern, flags) => {
  expect((await check(pattern, flags)).status).toBe("vulnerable");
});

function expressionsIn(file: SourceFile): Expression[] {
  if (!/\bRegExp\(|\/[^\s/*]/.test(file.text)) return [];
  const found: Expression[] = [];
  visitNodes(file, (node, comments) => {
    const { line } = node.loc.start;
    const hasBound = comments.some(
      (one) => one.value.includes("Bounded: ") && (line === one.line || line === one.line + 1),
    );
    const at = { place: `${file.path}:${line}`, hasBound };
    if (node.type === "RegExpLiteral") {
      found.push({ ...at, pattern: node.pattern!, flags: node.flags!, isBuilt: false });
    } else if (/^(New|Call)Expression$/.test(node.type) && node.callee?.name === "RegExp") {
      const [source, flags] = node.arguments ?? [];
      const isWritten = source?.type === "StringLiteral";
      found.push({ ...at, pattern: source?.value ?? "", flags: flags?.value ?? "", isBuilt: !isWritten });
    }
  });
  return found;
}

/**
 * What was found stays found: the analysis of all of them takes minutes, and its last means are tries at random. New ones
 * are analysed here; `UPDATE_EXPRESSIONS=1` writes them down.
 */
const known: string[] = JSON.parse(readFileSync(join(project, "checks/linear-expressions.json"), "utf8"));
const cachePath = join(project, "node_modules/.cache/regular-expressions.json");
const keyOf = ({ pattern, flags }: Expression) => `/${pattern}/${flags}`;

async function verdictsOf(all: Expression[]): Promise<Record<string, string>> {
  const verdicts = { ...cached(), ...Object.fromEntries(known.map((key) => [key, "safe"])) };
  const open = all.filter((one) => !Object.hasOwn(verdicts, keyOf(one)));
  const work = async () => {
    for (let one = open.pop(); one; one = open.pop()) {
      const found = await check(one.pattern, one.flags, { timeout: 30_000 });
      verdicts[keyOf(one)] = found.status === "vulnerable" ? found.complexity.summary : found.status;
    }
  };
  await Promise.all([work(), work()]);
  mkdirSync(dirname(cachePath), { recursive: true });
  writeFileSync(cachePath, JSON.stringify(verdicts));
  if (process.env.UPDATE_EXPRESSIONS) writeDown(all.map(keyOf).filter((key) => verdicts[key] === "safe"));
  return verdicts;
}

function writeDown(safe: string[]): void {
  const list = JSON.stringify([...new Set(safe)].toSorted(), null, 2);
  writeFileSync(join(project, "checks/linear-expressions.json"), `${list}\n`);
}

function cached(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(cachePath, "utf8"));
  } catch {
    return {};
  }
}
