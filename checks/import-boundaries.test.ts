/** Forbidden imports (ARCHITECTURE.md). */
import { expect, test } from "vitest";
import { featureOrder } from "#features/feature-order.ts";
import { sourceFiles } from "./source-files.ts";
import type { SourceFile } from "./source-files.ts";

const isTest = ({ path }: SourceFile) => /\.(test|fixtures)\.tsx?$|-under-test\.ts$|\/testing\//.test(path);

/** `from -> to` for every import between our own files that the rule forbids. */
function forbidden(rule: (from: string, to: string) => boolean, files = sourceFiles): string[] {
  return files.flatMap(({ path, imports }) =>
    imports.filter((to) => rule(path, to)).map((to) => `${path} -> ${to}`),
  );
}

/** Tests may put parts together that must not know each other. */
const code = sourceFiles.filter((file) => !isTest(file));

const featureOf = (path: string) => /^features\/([^/]+)\//.exec(path)?.[1];
const isServerSide = (path: string) => /^(features\/[^/]+\/api\/|platform\/server\/)/.test(path);
const isRootOfFeature = (path: string) => /^features\/[^/]+\/[^/]+$/.test(path);
const outside = /^(node:|pg$|kysely$|fastify$|graphile-worker$|nodemailer$|ioredis$|@aws-sdk\/)/;

test("files are found, with their imports", () => {
  expect(sourceFiles.length).toBeGreaterThan(100);
  const entry = sourceFiles.find(({ path }) => path === "app/start.ts");
  expect(entry?.imports).toEqual(["app/process/long-running.ts", "app/process/product.ts"]);
});

test("screens never import api", () => {
  expect(
    forbidden((from, to) => from.includes("/screens/") && (isServerSide(to) || to.startsWith("db/"))),
  ).toEqual([]);
});

test("the root of a feature imports neither screens nor api, and does nothing with the world outside", () => {
  const files = sourceFiles.filter((file) => isRootOfFeature(file.path) && !isTest(file));
  const wrong = (_: string, to: string) =>
    /\/(screens|api)\//.test(to) || /^(platform\/(server|web)|db)\//.test(to) || outside.test(to);
  expect(forbidden(wrong, files)).toEqual([]);
});

test("platform imports no feature", () => {
  expect(forbidden((from, to) => from.startsWith("platform/") && to.startsWith("features/"))).toEqual([]);
});

test("platform: shared imports neither server nor web, and those two not each other", () => {
  const platformPart = (path: string) => /^platform\/(shared|server|web)\//.exec(path)?.[1];
  const wrong = (from: string, to: string) => {
    const [here, there] = [platformPart(from), platformPart(to)];
    return Boolean(here && there && here !== there && there !== "shared");
  };
  expect(forbidden(wrong, code)).toEqual([]);
});

test("a feature imports only features before it in the feature order", () => {
  const step = (name: string) => (featureOrder as readonly string[]).indexOf(name);
  const wrong = (from: string, to: string) => {
    const [here, there] = [featureOf(from), featureOf(to)];
    return Boolean(here && there && step(there) > step(here));
  };
  expect(forbidden(wrong)).toEqual([]);
});

test("only api, platform/server, db, bench and tests reach the database", () => {
  const mayReach = /^(features\/[^/]+\/api\/|platform\/server\/|db\/|bench\/|checks\/|app\/)/;
  const files = sourceFiles.filter((file) => !mayReach.test(file.path) && !isTest(file));
  // The demo accounts are plain data; end-to-end tests sign in as them.
  const wrong = (_: string, to: string) =>
    /^(pg|kysely)$|^db\//.test(to) && to !== "db/sample/demo/demo-accounts.ts";
  expect(forbidden(wrong, files)).toEqual([]);
});

test("only its owner writes a table", () => {
  expect(sourceFiles.filter(isServer).flatMap(foreignWrites)).toEqual([]);
});

test("app is not imported", () => {
  expect(forbidden((from, to) => to.startsWith("app/") && !/^(app|bench|e2e)\//.test(from), code)).toEqual(
    [],
  );
});

test("a test helper is imported by tests only", () => {
  const files = sourceFiles.filter((file) => !isTest(file) && !/^(db\/types|bench|e2e)/.test(file.path));
  expect(
    forbidden((_, to) => /\/testing\/|-under-test\.ts$|\.(test|fixtures)\.tsx?$/.test(to), files),
  ).toEqual([]);
});

function isServer(file: SourceFile): boolean {
  return isServerSide(file.path) && !isTest(file) && featureOf(file.path) !== undefined;
}

/** Tables that a feature writes although another feature's resource or owner list claims them. */
function foreignWrites(file: SourceFile): string[] {
  const writes = [...file.text.matchAll(/\b(?:insertInto|updateTable|deleteFrom)\("(\w+)"\)/g)].map(
    (match) => match[1] ?? "",
  );
  return writes
    .filter((table) => owners.has(table) && owners.get(table) !== featureOf(file.path))
    .map((table) => `${file.path} writes ${table}, which belongs to ${owners.get(table)}`);
}

/** A table belongs to the feature whose resource names it. */
const owners = new Map(
  sourceFiles.filter(isServer).flatMap((file) => {
    const table = /\btable: "(\w+)"/.exec(file.text)?.[1];
    const feature = featureOf(file.path);
    return table && feature && file.path.endsWith(".resource.ts") ? [[table, feature] as const] : [];
  }),
);

test("the component kit stays out of the first load: only these parts, which are loaded on demand, use it", () => {
  const lazyParts = ["platform/web/ui/form/combobox.tsx", "platform/web/ui/form/suggest.tsx"];
  expect(forbidden((from, to) => to.startsWith("@base-ui/") && !lazyParts.includes(from), code)).toEqual([]);
  const importsPart = ({ text }: SourceFile) => /^import (?!type).*\/(combobox|suggest)\.tsx"/m.test(text);
  expect(code.filter(importsPart).map(({ path }) => path)).toEqual([]);
});

test("a lazy part has the name of its module, by which a page finds its files", () => {
  const named = /import\("([^"]+)"\)\s*\.then\(\s*\(module\) => module\.\w+,?\s*\),\s*"([\w.-]+)"/g;
  const parts = code.flatMap(({ text }) =>
    [...text.matchAll(named)].map(([, path, name]) => ({ path, name })),
  );
  const nameOf = (path: string) => path.replace(/^.*\//, "").replace(/\.tsx?$/, "");
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter(({ path, name }) => name !== nameOf(path!))).toEqual([]);
});
