/**
 * Vite plugin for the browser's bundle: an entity is there only its name and its relations, which is all that the data
 * hooks need. It stands in a module of its own (`job-listing.ts?entity`), apart from the schemas of the same file, so
 * that a list does not bring the schema library along. Forms import their schemas as ever; a module that reads an entity's
 * `attributes` is left alone.
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
      filter: { id: /\/(features|platform)\/.*\.tsx?(\?|$)/ },
      async handler(source, id) {
        const isEntity = /[?&]entity\b/.test(id);
        const code = isEntity ? onlyEntities(source) : source;
        let result = code;
        for (const { names, from, start, end } of importsOf(code, id).toReversed()) {
          const path = (await this.resolve(from, id.replace(/\?.*$/, "")))?.id;
          if (!path || !/\/(features|platform)\/.*\.ts$/.test(path)) continue;
          const entities = await namesIn(path);
          const split = apart(
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

/** A module that takes its schemas from the entity itself gets the whole of it: less small, never wrong. */
export const readsAttributes = (code: string, name: string) =>
  new RegExp(`\\b${name}\\.attributes\\b`).test(code);

/** `{ Job, pay }` becomes two imports, where `Job` is an entity. */
function apart(names: string[], entities: string[], from: string): string | null {
  const isEntity = (name: string) => entities.includes(name.split(" as ")[0]!);
  const own = names.filter(isEntity);
  if (own.length === 0) return null;
  const others = names.filter((name) => !isEntity(name));
  const rest = others.length ? `import { ${others.join(", ")} } from "${from}";` : "";
  return `${rest} import { ${own.join(", ")} } from "${from}?entity";`;
}

/** Leaves of a module its imports and its entities, these without their attributes. */
export function onlyEntities(code: string): string {
  const body = parse(code).body as Node[];
  const imports = body.filter(({ type }) => type === "ImportDeclaration");
  const kept = body.filter((node) => entityNamesOf(node).length > 0);
  const texts = kept.map((node) => without(attributesOf(node), code, node));
  return [...imports.map(({ start, end }) => code.slice(start, end)), ...texts].join("\n");
}

const entityNames = (code: string) => (parse(code).body as Node[]).flatMap(entityNamesOf);

interface Node {
  type: string;
  start: number;
  end: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a syntax tree, walked by name
  [part: string]: any;
}

const parse = (code: string, lang: "ts" | "tsx" = "ts") => parseAst(code, { lang }) as unknown as Node;

const declared = (node: Node): Node[] =>
  node.type === "ExportNamedDeclaration" ? (node.declaration?.declarations ?? []) : [];

const isEntityCall = (init?: Node) => init?.type === "CallExpression" && init.callee.name === "entity";

const entityNamesOf = (node: Node): string[] =>
  declared(node)
    .filter(({ init }) => isEntityCall(init))
    .map(({ id }) => id.name as string);

const attributesOf = (node: Node): Node | undefined =>
  declared(node)
    .flatMap(({ init }) => (init.arguments[1]?.properties ?? []) as Node[])
    .find(({ key }) => key?.name === "attributes")?.value;

const without = (part: Node | undefined, code: string, node: Node) =>
  part
    ? `${code.slice(node.start, part.start)}{}${code.slice(part.end, node.end)}`
    : code.slice(node.start, node.end);

function importsOf(code: string, id: string) {
  const program = parse(code, /\.tsx(\?|$)/.test(id) ? "tsx" : "ts");
  return (program.body as Node[])
    .filter(({ type, importKind }) => type === "ImportDeclaration" && importKind !== "type")
    .filter(({ specifiers }) => (specifiers as Node[]).every(({ type }) => type === "ImportSpecifier"))
    .map(({ source, specifiers, start, end }) => ({
      from: source.value as string,
      names: (specifiers as Node[]).map((one) => code.slice(one.start, one.end)),
      start,
      end,
    }));
}
