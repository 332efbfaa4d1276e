/**
 * Vite plugin for the browser's bundle: takes the schemas out of entities. The data hooks need only an entity's name;
 * without its attributes a list page does not bring the schema library along. Forms have schemas of their own.
 */
import { parseAst, type Plugin } from "vite";

export function bareEntities(): Plugin {
  return {
    name: "bare-entities",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/(features|platform)\/.*\.tsx?(\?|$)/, code: /= entity\(/ },
      handler: (code, id) => ({
        code: bare(code, id.replace(/\?.*$/, "").endsWith("x") ? "tsx" : "ts"),
        map: null,
      }),
    },
  };
}

/** Every `entity("…", { attributes: {…} })` at the top of a file gets `attributes: {}`. */
export function bare(code: string, lang: "ts" | "tsx" = "ts"): string {
  let result = code;
  for (const { start, end } of attributeValues(code, lang).toReversed()) {
    result = `${result.slice(0, start)}{}${result.slice(end)}`;
  }
  return result;
}

interface Node {
  type: string;
  start: number;
  end: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a syntax tree, walked by name
  [part: string]: any;
}

function attributeValues(code: string, lang: "ts" | "tsx"): Node[] {
  const program = parseAst(code, { lang }) as unknown as Node;
  const declarations = (program.body as Node[]).flatMap(
    (node) => (node.declaration ?? node).declarations ?? [],
  );
  return declarations
    .map(({ init }: Node) => init)
    .filter((init?: Node) => init?.type === "CallExpression" && init.callee.name === "entity")
    .flatMap((call: Node) => (call.arguments[1]?.properties ?? []) as Node[])
    .filter(({ key }) => key?.name === "attributes")
    .map(({ value }) => value as Node);
}
