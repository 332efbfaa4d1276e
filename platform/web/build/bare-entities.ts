/**
 * Vite plugin for the browser's bundle: reduces an entity to its name and its relations, which is all that the data
 * hooks need. It becomes a module of its own (`book.ts?entity`), apart from the schemas of the same file, so that a list
 * does not load the schema library. Forms import their schemas as before; a module that reads an entity's `attributes`
 * gets the whole entity.
 */
import { readFile } from "node:fs/promises";

import { parseAst, type Plugin } from "vite";

export function bareEntities(): Plugin {
  const named = new Map<string, Promise<string[]>>();
  const namesIn = (path: string) => {
    if (!named.has(path)) named.set(path, readFile(path, "utf8").then(entityNames));
    return named.get(path)!;
  };
  return {
    name: "bare-entities",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/(app|features|platform)\/.*\.tsx?(\?|$)/ },
      async handler(source, id) {
        const isEntity = /[?&]entity\b/.test(id);
        const code = isEntity ? onlyEntities(source) : source;
        let result = code;
        for (const { names, from, start, end } of importsOf(code, id).toReversed()) {
          const path = (await this.resolve(from, id.replace(/\?.*$/, "")))?.id;
          if (!path || !/\/(features|platform)\/.*\.ts$/.test(path)) continue;
          const entities = await namesIn(path);
          const split = splitImport(
            names,
            entities.filter((name) => !readsAttributes(code, name)),
            from,
          );
          if (split) result = result.slice(0, start) + split + result.slice(end);
        }
        return result === source ? null : { code: result, map: null };
      },
    },
  };
}

/** A module that reads an entity's schemas gets the whole entity: larger, but correct. */
export const readsAttributes = (code: string, name: string) =>
  new RegExp(`\\b${name}\\.attributes\\b`).test(code);

/** `{ Book, price }` becomes two imports, where `Book` is an entity. */
function splitImport(names: string[], entities: string[], from: string): string | null {
  const isEntity = (name: string) => entities.includes(name.split(" as ")[0]!);
  const entityImports = names.filter(isEntity);
  if (entityImports.length === 0) return null;
  // Types alone would still import the module.
  const others = names.filter((name) => !isEntity(name) && !name.startsWith("type "));
  const rest = others.length ? `import { ${others.join(", ")} } from "${from}";` : "";
  return `${rest} import { ${entityImports.join(", ")} } from "${from}?entity";`;
}

/** Reduces a module to its entities without their attributes, and to the imports that these still name. */
export function onlyEntities(code: string): string {
  const body = nodesOf(code);
  const entityNodes = body.filter((node) => entityNamesOf(node).length > 0);
  const entities = entityNodes.map((node) => withoutPart(attributesOf(node), code, node)).join("\n");
  const isNamed = ({ local }: Node) => new RegExp(`\\b${local.name}\\b`).test(entities);
  const imports = body
    .filter((node) => node.type === "ImportDeclaration" && node.importKind !== "type")
    .map((node) => ({ from: node.source.value, named: specifiersOf(node).filter(isNamed) }))
    .filter(({ named }) => named.length > 0)
    .map(({ from, named }) => {
      const names = named.map(({ start, end }) => code.slice(start, end));
      return `import { ${names.join(", ")} } from "${from}";`;
    });
  return [...imports, entities].join("\n");
}

const entityNames = (code: string) => nodesOf(code).flatMap(entityNamesOf);

interface Node {
  type: string;
  start: number;
  end: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a syntax tree, walked by name
  [part: string]: any;
}

const nodesOf = (code: string, lang: "ts" | "tsx" = "ts"): Node[] => parseAst(code, { lang }).body;

const declarationsIn = (node: Node): Node[] =>
  node.type === "ExportNamedDeclaration" ? (node.declaration?.declarations ?? []) : [];

const isEntityCall = (init?: Node) => init?.type === "CallExpression" && init.callee.name === "entity";

const entityNamesOf = (node: Node): string[] =>
  declarationsIn(node)
    .filter(({ init }) => isEntityCall(init))
    .map(({ id }) => String(id.name));

const attributesOf = (node: Node): Node | undefined =>
  declarationsIn(node)
    .flatMap<Node>(({ init }) => init.arguments[1]?.properties ?? [])
    .find(({ key }) => key?.name === "attributes")?.value;

const withoutPart = (part: Node | undefined, code: string, node: Node) =>
  part
    ? `${code.slice(node.start, part.start)}{}${code.slice(part.end, node.end)}`
    : code.slice(node.start, node.end);

function importsOf(code: string, id: string) {
  return nodesOf(code, /\.tsx(\?|$)/.test(id) ? "tsx" : "ts")
    .filter(({ type, importKind }) => type === "ImportDeclaration" && importKind !== "type")
    .filter((node) => specifiersOf(node).every(({ type }) => type === "ImportSpecifier"))
    .map((node) => ({
      from: String(node.source.value),
      names: specifiersOf(node).map((one) => code.slice(one.start, one.end)),
      start: node.start,
      end: node.end,
    }));
}

const specifiersOf = ({ specifiers }: Node): Node[] => specifiers;
