/**
 * Vite plugin for the browser's bundle: marks every constant of the shared rules as free of side effects, so that a
 * screen which needs one constant of a noun does not load all schemas of that noun. The import rules guarantee it: a
 * feature's root and platform/shared do no I/O.
 */
import { isRecord } from "#platform/shared/is-record.ts";
import { parseAst, type Plugin } from "vite";

export function pureRules(): Plugin {
  return {
    name: "pure-rules",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/(features\/[^/]+|platform\/shared)\/[^/]+\.ts(\?|$)/ },
      handler: (code) => ({ code: markPure(code), map: null }),
    },
  };
}

/** `const a = f(x)` at the top of a file becomes `const a = /* @__PURE__ *\/ (() => (f(x)))()`. */
export function markPure(code: string): string {
  const program = parseAst(code, { lang: "ts" });
  const declarations = nodesIn(program.body).flatMap((node) =>
    nodesIn((isNode(node.declaration) ? node.declaration : node).declarations),
  );
  const values = declarations
    .map(({ init }) => init)
    .filter(isNode)
    .filter(calls);
  let result = code;
  for (const { start, end } of values.toReversed()) {
    const value = result.slice(start, end);
    result = `${result.slice(0, start)}/* @__PURE__ */ (() => (${value}))()${result.slice(end)}`;
  }
  return result;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => isRecord(value) && typeof value.type === "string";
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Whether evaluating this calls anything; what stands inside of a function waits until that is called. */
function calls(node: Node): boolean {
  if (/Function/.test(node.type)) return false;
  if (node.type === "CallExpression" || node.type === "NewExpression") return true;
  return Object.values(node).flat().filter(isNode).some(calls);
}
