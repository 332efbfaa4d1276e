/** Documents that are true: the files, symbols, quotes and links they name exist, and their lines stay readable. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, test } from "vitest";
import { filesIn, project, sourceFiles } from "./source-files.ts";

const folders = ["app", "bench", "build", "checks", "db", "docs", "e2e", "features", "locales", "platform"];
const guides = filesIn("docs/guides").filter((path) => path.endsWith(".md"));
/** Written by `npm run settings`: a table of long rows. */
const handwritten = guides.filter((path) => path !== "docs/guides/settings.md");
const decisions = filesIn("docs/decisions");
const documents = ["README.md", "ARCHITECTURE.md", "docs/glossary.md", ...guides, ...decisions];
const textOf = (path: string) => readFileSync(join(project, path), "utf8");

const projectFiles = folders.filter((folder) => existsSync(join(project, folder))).flatMap(filesIn);
const isFolder = (path: string) =>
  existsSync(join(project, path)) && statSync(join(project, path)).isDirectory();

/** A file by its path, or by the end of its path where a folder was named before: `engine/routes.ts`. */
function exists(name: string): boolean {
  if (existsSync(join(project, name))) return true;
  const pattern = new RegExp(`(^|/)${name.replace(/[.+$]/g, "\\$&").replaceAll("*", "[^/]*")}$`);
  return projectFiles.some((path) => pattern.test(path));
}

/** Inline code, without code blocks. */
const namesIn = (text: string) =>
  [...text.replace(/^```[\s\S]*?^```$/gm, "").matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? "");

const isFileName = (name: string) => /^[\w@./*-]+\.(tsx?|mjs|sql|css|md|po|jsonc?)$/.test(name);
const isFolderName = (name: string) =>
  name.includes("/") && /^[\w./-]+$/.test(name) && folders.includes(name.split("/")[0] ?? "");

test.each(documents)("%s: every file it names exists", (document) => {
  const names = namesIn(textOf(document)).filter((name) => !name.includes("NNNN"));
  const missingFiles = names.filter((name) => isFileName(name) && !exists(name));
  const missingFolders = names
    .filter((name) => isFolderName(name) && !isFileName(name))
    .filter((name) => !isFolder(name) && !exists(name) && !exists(`${name}.*`));
  expect([...missingFiles, ...missingFolders]).toEqual([]);
});

const code = sourceFiles.map(({ text }) => text).join("\n");
/** Declared anywhere: as a constant, function, type or component, or as a property of one. */
const isDeclared = (name: string) =>
  new RegExp(`\\b(const|function|class|interface|type|let) ${name}\\b|\\b${name}\\??\\s*[:(,]`).test(code);

/** `changeRow`, `useCollection(…)`, `<PhotoPicker>`; names of browsers, packages and plain words are not. */
function symbolIn(name: string): string | null {
  const [, symbol] = /^<?([A-Za-z]\w*)(\(.*\)|[ /].*>|>)?$/.exec(name) ?? [];
  return symbol && /^([a-z]+\w*[A-Z]\w*|[A-Z][a-z]+\w*)$/.test(symbol) ? symbol : null;
}

test.each(["ARCHITECTURE.md", ...handwritten])("%s: every symbol it names is in the code", (document) => {
  const symbols = namesIn(textOf(document)).flatMap((name) => symbolIn(name) ?? []);
  expect([...new Set(symbols)].filter((symbol) => !isDeclared(symbol))).toEqual([]);
});

/** The code blocks that name a file behind their language: ` ```ts features/candidates/note.ts `. */
const quotesIn = (text: string) =>
  [...text.matchAll(/^```(tsx?|diff) (\S+)\n([\s\S]*?)^```$/gm)].map(([, kind, path, body]) => ({
    kind: kind ?? "",
    path: path ?? "",
    body: body ?? "",
  }));
const condensed = (text: string) => text.replace(/\s+/g, " ").trim();

/** The parts of a quote between lines of `…`; of a diff, the lines that are there today. */
const quotedParts = ({ kind, body }: { kind: string; body: string }): string[] => {
  if (kind !== "diff") return body.split(/^\s*…\s*$/m);
  return body.split(/^[+-].*$/m).map((part) => part.replace(/^ /gm, ""));
};

test.each(guides)("%s: what it quotes is in the file that it names", (document) => {
  const wrong = quotesIn(textOf(document)).flatMap((quote) => {
    if (!existsSync(join(project, quote.path))) return [`${quote.path} does not exist`];
    const source = condensed(textOf(quote.path));
    return quotedParts(quote)
      .map(condensed)
      .filter((part) => !source.includes(part))
      .map((part) => `${quote.path} does not contain: ${part}`);
  });
  expect(wrong).toEqual([]);
});

test.each(documents)("%s: its links lead somewhere", (document) => {
  const links = [...textOf(document).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map((match) => match[1] ?? "");
  const broken = links.filter(
    (link) => !/^https?:/.test(link) && !existsSync(join(project, posix.join(dirname(document), link))),
  );
  expect(broken).toEqual([]);
});

test("no line of README, ARCHITECTURE and the guides is longer than 110 characters", () => {
  const long = ["README.md", "ARCHITECTURE.md", ...handwritten].flatMap((document) =>
    textOf(document)
      .split("\n")
      .flatMap((line, index) => ([...line].length > 110 ? [`${document}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

test("README.md is read in a minute: under 80 lines", () => {
  expect(textOf("README.md").split("\n").length).toBeLessThan(80);
});

test("the walk of an application names at most 30 files", () => {
  const [walk = ""] =
    /^## One request, walked through$[\s\S]*?(?=^## )/m.exec(textOf("ARCHITECTURE.md")) ?? [];
  const files = new Set(namesIn(walk).filter(isFileName));
  expect(files.size).toBeGreaterThan(15);
  expect(files.size).toBeLessThanOrEqual(30);
});

test("no comment leaves a rule to a page outside the repository", () => {
  const elsewhere =
    /\b(specification|domain page|API contract|api\.md)\b[^"'`\n]{0,12}\bsection\b|\bthe specification\b/i;
  const here = "checks/documents.test.ts";
  const vague = sourceFiles.filter(({ path, text }) => path !== here && elsewhere.test(text));
  expect(vague.map(({ path }) => path)).toEqual([]);
});
