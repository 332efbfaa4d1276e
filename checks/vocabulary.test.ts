/** Retired words stay out of names and comments; docs/glossary.md has the standard terms. */
import { expect, test } from "vitest";
import { type SourceFile, sourceFiles } from "./source-files.ts";
import { visitNodes } from "./syntax-trees.ts";

/** As a part of an identifier or of a file name: retired word, standard term. */
const retiredInNames = new Map([
  ["anybody", "anyone"],
  ["asleep", "dormant"],
  ["desk", "processor"],
  ["errand", "delivery request"],
  ["forsaken", "abandoned"],
  ["habits", "conventions"],
  ["holes", "placeholders"],
  ["journey", "end-to-end test"],
  ["journeys", "end-to-end tests"],
  ["judgements", "scorers"],
  ["keeper", "what it stores"],
  ["ladder", "feature order"],
  ["patient", "debounced, or a limit"],
  ["strangers", "other users"],
  ["tells", "shows, reports"],
  ["tidy", "normalize"],
  ["wakeful", "throttled"],
  ["whoever", "anyone"],
]);

/** In comments: retired word or phrase, standard term. */
const retiredInComments = new Map([
  ["announce", "broadcast, declare"],
  ["announcement", "broadcast"],
  ["comes along", "is included"],
  ["desk", "processor"],
  ["errand", "delivery request"],
  ["errands", "delivery requests"],
  ["forsaken", "abandoned"],
  ["handed in", "submitted, injected"],
  ["house rules", "conventions"],
  ["judgements", "scorers"],
  ["journey", "end-to-end test"],
  ["journeys", "end-to-end tests"],
  ["keeper", "what it does"],
  ["pardoned", "waived"],
  ["stone", "tombstone"],
  ["stranger", "another user"],
  ["waiting room", "staging"],
  ["wakeful", "throttled"],
]);

const checkedFiles = sourceFiles.filter(({ path }) => /\.tsx?$/.test(path) && path !== "db/tables.ts");

/** `parseJobFilter` and `job-filter` are made of the words parse, job and filter. */
const wordsIn = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);

const problem = (where: string, word: string, term: string) =>
  `${where}: "${word}" is retired, use a standard term (${term}); see docs/glossary.md`;

const inNames = (where: string, name: string) =>
  wordsIn(name).flatMap((word) => {
    const term = retiredInNames.get(word);
    return term === undefined ? [] : [problem(where, word, term)];
  });

function inComment(where: string, comment: string): string[] {
  const text = comment.replaceAll(/\s*\n\s*\*?\s*/g, " ").toLowerCase();
  return [...retiredInComments]
    .filter(([word]) => ` ${text.replaceAll(/[^a-z0-9' ]/g, " ")} `.includes(` ${word} `))
    .map(([word, term]) => problem(where, word, term));
}

function problemsIn(file: SourceFile): string[] {
  const found = new Set<string>();
  let commentsChecked = false;
  visitNodes(file, (node, comments) => {
    if (!commentsChecked)
      for (const { value, line } of comments)
        for (const one of inComment(`${file.path}:${line}`, value)) found.add(one);
    commentsChecked = true;
    if (node.type === "Identifier" && node.name)
      for (const one of inNames(`${file.path}:${node.loc.start.line}`, node.name)) found.add(one);
  });
  return [...found];
}

test("names and comments use standard terms", () => {
  expect(checkedFiles.flatMap(problemsIn)).toEqual([]);
});

test("file names use standard terms", () => {
  expect(checkedFiles.flatMap(({ path }) => inNames(path, path))).toEqual([]);
});

test("a retired word is found in an identifier, a file name and a comment", () => {
  const [[name], [phrase]] = [[...retiredInNames.keys()], [...retiredInComments.keys()]];
  const identifier = `first${name!.charAt(0).toUpperCase()}${name!.slice(1)}`;
  const text = `/** It is ${phrase} again. */\nexport const ${identifier} = 1;\n`;
  const file = { path: "features/jobs/job.ts", text, imports: [] };
  expect(problemsIn(file)).toHaveLength(2);
  expect(inNames("path", `features/jobs/${name}-job.ts`)).toHaveLength(1);
  expect(problemsIn({ ...file, text: "export const ordinary = 1;\n" })).toEqual([]);
});
