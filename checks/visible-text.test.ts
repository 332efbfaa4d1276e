/** Every visible text goes through the catalogues. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "@babel/parser";
import { expect, test } from "vitest";
import { project, sourceFiles } from "./source-files.ts";

interface Node {
  type: string;
  loc?: { start: { line: number } };
  [key: string]: unknown;
}

/** Attributes whose value a person reads or hears. */
const readableAttributes =
  /^(title|label|placeholder|description|alt|aria-label|aria-description|aria-roledescription|aria-valuetext|error|legend)$/;
/** Inside these a text is a catalogue's. */
const translated = /^(Trans|Plural|Select|SelectOrdinal)$/;
const hasWords = (text: unknown) => typeof text === "string" && /\p{L}/u.test(text);

/** `line: text` of every text that a screen would show in one language only. */
function untranslatedTexts(code: string): string[] {
  const tree = parse(code, { sourceType: "module", plugins: ["typescript", "jsx"] });
  const found: string[] = [];
  visit(tree.program as unknown as Node, found);
  return found;
}

function visit(node: Node, found: string[]): void {
  if (node.type === "JSXElement" && translated.test(nameOf(node))) return;
  if (node.type === "JSXElement" && /^(style|script|code|kbd)$/.test(nameOf(node))) return;
  if (node.type === "JSXText" && hasWords(node["value"])) report(node, node["value"], found);
  if (node.type === "JSXExpressionContainer")
    for (const text of literals(node["expression"] as Node)) report(node, text, found);
  if (node.type === "JSXAttribute") return visitAttribute(node, found);
  for (const child of childrenOf(node)) visit(child, found);
}

function visitAttribute(node: Node, found: string[]): void {
  const name = String((node["name"] as Node)["name"]);
  const value = node["value"] as Node | null;
  if (!value) return;
  if (value.type === "StringLiteral") {
    if (readableAttributes.test(name) && hasWords(value["value"])) report(node, value["value"], found);
    return;
  }
  const expression = value["expression"] as Node | undefined;
  if (!expression) return;
  if (readableAttributes.test(name)) for (const text of literals(expression)) report(node, text, found);
  visit(expression, found);
}

/** Plain texts that the expression may come out as: "a", `a`, x ? "a" : "b", x && "a". */
function literals(node: Node): string[] {
  if (node.type === "StringLiteral") return hasWords(node["value"]) ? [String(node["value"])] : [];
  if (node.type === "TemplateLiteral")
    return (node["quasis"] as { value: { raw: string } }[]).map(({ value }) => value.raw).filter(hasWords);
  if (node.type === "ConditionalExpression")
    return ["consequent", "alternate"].flatMap((part) => literals(node[part] as Node));
  if (node.type === "LogicalExpression") return literals(node["right"] as Node);
  return [];
}

function nameOf(element: Node): string {
  const name = (element["openingElement"] as Node)["name"] as Node;
  return String(name["name"] ?? "");
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => key !== "loc" && !key.endsWith("Comments"))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof (value as Node | null)?.type === "string");
}

const report = (node: Node, text: unknown, found: string[]) =>
  void found.push(`${node.loc?.start.line}: ${String(text).trim()}`);

test("a bare text is seen, a translated one is not", () => {
  expect(untranslatedTexts(`<p>Hello</p>`)).toEqual(["1: Hello"]);
  expect(untranslatedTexts(`<p>{open ? "Open" : "Shut"}</p>`)).toEqual(["1: Open", "1: Shut"]);
  expect(untranslatedTexts(`<input placeholder="Your name" type="text" />`)).toEqual(["1: Your name"]);
  expect(untranslatedTexts("<a title={`Page ${n}`} className={`is-${n}`} />")).toEqual(["1: Page"]);
  expect(untranslatedTexts(`<p title={t\`Hi\`}><Trans>Hello <b>you</b></Trans> · {count}</p>`)).toEqual([]);
});

const isOfTests = (path: string) => /\.(test|fixtures)\.tsx$/.test(path);
const screens = sourceFiles.filter(({ path }) => path.endsWith(".tsx") && !isOfTests(path));

test("no screen shows a text that is not translated", () => {
  expect(
    screens.flatMap(({ path, text }) => untranslatedTexts(text).map((bare) => `${path}:${bare}`)),
  ).toEqual([]);
});

test("sentences with elements are read by our own `Trans`, whose values stay text", () => {
  const around = sourceFiles.filter(
    ({ path, text }) =>
      path.endsWith("x") &&
      path !== "platform/web/i18n/trans.tsx" &&
      !isOfTests(path) &&
      /import \{[^}]*\bTrans\b[^}]*\} from "@lingui\/react"/.test(text),
  );
  expect(around.map(({ path }) => path)).toEqual([]);
  expect(readFileSync(join(project, "lingui.config.ts"), "utf8")).toContain(
    'Trans: ["#platform/web/i18n/trans.tsx", "Trans"]',
  );
});

/** Lines where a plural of Lingui's macro is no part of a text: it would be read in a language of the whole process. */
function loosePlurals(code: string): number[] {
  const tree = parse(code, { sourceType: "module", plugins: ["typescript", "jsx"] });
  const found: number[] = [];
  const visitPlurals = (node: Node, isInText: boolean): void => {
    const callee = node.type === "CallExpression" ? (node["callee"] as Node)["name"] : undefined;
    if (callee === "plural" && !isInText) found.push(node.loc!.start.line);
    for (const child of childrenOf(node)) visitPlurals(child, node.type === "TemplateLiteral");
  };
  visitPlurals(tree.program as unknown as Node, false);
  return found;
}

test("a plural stands in a text of the reader's language", () => {
  const plural = `plural(count, { one: "# job", other: "# jobs" })`;
  expect(loosePlurals(`const text = ${plural};`)).toEqual([1]);
  expect(loosePlurals("const text = t`${" + plural + "} found`;")).toEqual([]);
  const using = sourceFiles.filter(({ text }) => /\bplural\b[^}]*\} from "@lingui\/core\/macro"/.test(text));
  expect(using.length).toBeGreaterThan(5);
  expect(using.flatMap(({ path, text }) => loosePlurals(text).map((line) => `${path}:${line}`))).toEqual([]);
});
