/**
 * Vite plugin for the browser's bundle: marks every constant of the shared rules as free of side effects, so that a
 * screen which needs one constant of a noun does not load all schemas of that noun. The import rules guarantee it: a
 * feature's root and platform/shared do no I/O.
 */
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
  const declarations = list(program.body).flatMap((node) => list(node.declaration ?? node, "declarations"));
  const values = declarations
    .map(({ init }) => init as Node | null)
    .filter((init) => init !== null && calls(init));
  let result = code;
  for (const { start, end } of (values as Node[]).toReversed()) {
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

function list(value: unknown, part?: string): Node[] {
  const found = part ? (value as Node)[part] : value;
  return Array.isArray(found) ? (found as Node[]) : [];
}

/** Whether evaluating this calls anything; what stands inside of a function waits until that is called. */
function calls(node: Node): boolean {
  if (/Function/.test(node.type)) return false;
  if (node.type === "CallExpression" || node.type === "NewExpression") return true;
  const parts = Object.values(node)
    .flat()
    .filter((part) => typeof part === "object" && part !== null && "type" in part);
  return (parts as Node[]).some(calls);
}
