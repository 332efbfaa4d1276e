/** The platform names no noun and no path of the product. */
import { expect, test } from "vitest";
import { pages } from "#features/paths.ts";
import { type SourceFile, sourceFiles } from "./source-files.ts";
import { visitNodes } from "./syntax-trees.ts";

/** Singular; a noun of two words is written with a space. */
const productNouns = [
  "applicant",
  "candidate",
  "coach mark",
  "conversation",
  "educator",
  "employer",
  "hiring",
  "interview",
  "job alert",
  "job application",
  "job listing",
  "job offer",
  "recommendation",
  "saved filter",
  "screening",
  "teacher",
  "user profile",
];

/** Where the platform must know a noun, and why. */
const allowed: { files: RegExp; nouns: string[]; why: string }[] = [
  {
    files: /^platform\/shared\/actor\.ts$/,
    nouns: ["educator", "employer", "user profile"],
    why: "the kinds of actors: every visibility and every policy is written over them",
  },
  {
    files: /^platform\/server\/language-model\/open-ai-log\.resource\.ts$/,
    nouns: ["educator", "employer"],
    why: "its visibility, by kind of actor",
  },
  {
    files: /^platform\/server\/personal-data\/personal-table\.ts$/,
    nouns: ["educator", "employer", "user profile"],
    why: "a person's rows are found by the ids of their account and of its profiles",
  },
  {
    files: /^platform\/server\/(config\/|language-model\/language-model\.ts$)/,
    nouns: ["employer"],
    why: "settings have the names that their operators know",
  },
];

const platformFiles = sourceFiles.filter(
  ({ path }) => path.startsWith("platform/") && !/\.(test|fixtures)\.tsx?$|\/testing\//.test(path),
);

/** `employerProfileIds` and `employer-profile-ids` become " employer profile id ". */
const words = (name: string) => {
  const split = name.replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  return ` ${split
    .split(/[^a-z0-9]+/)
    .map((word) => word.replace(/(?<!s)s$/, ""))
    .join(" ")} `;
};

const nounsIn = (name: string) => productNouns.filter((noun) => words(name).includes(` ${noun} `));

const firstSegments = new Set(Object.values(pages).map((path) => path.split(/[/?#]/)[1]));
const isProductPath = (text: string) => /^\/\w/.test(text) && firstSegments.has(text.split(/[/?#]/)[1]);

function namesIn(file: SourceFile): Set<string> {
  const names = new Set([file.path]);
  visitNodes(file, (node) => {
    if (node.type === "Identifier" && node.name) names.add(node.name);
  });
  return names;
}

function pathsIn(file: SourceFile): string[] {
  const paths: string[] = [];
  visitNodes(file, (node) => {
    const text: unknown = node.type === "TemplateElement" ? rawOf(node.value) : node.value;
    if (typeof text === "string" && isProductPath(text)) paths.push(text);
  });
  return paths;
}

const rawOf = (value: unknown) => (value as { raw: string }).raw;

const nounProblems = (file: SourceFile) =>
  [...namesIn(file)].flatMap((name) =>
    nounsIn(name)
      .filter((noun) => !allowed.some(({ files, nouns }) => files.test(file.path) && nouns.includes(noun)))
      .map((noun) => `${file.path}: ${name} names the product's "${noun}"`),
  );

test("no identifier and no file of the platform names a product noun", () => {
  expect(platformFiles.flatMap(nounProblems)).toEqual([]);
});

test("every exception is still needed", () => {
  for (const { files, nouns } of allowed)
    for (const noun of nouns)
      expect(
        platformFiles.some(
          (file) => files.test(file.path) && [...namesIn(file)].some((name) => nounsIn(name).includes(noun)),
        ),
        `${files} ${noun}`,
      ).toBe(true);
});

test("the platform has no path of the product", () => {
  expect(platformFiles.flatMap((file) => pathsIn(file).map((path) => `${file.path}: ${path}`))).toEqual([]);
});

test("nouns and paths are found in every spelling", () => {
  expect(nounsIn("useEmployerProfileIds")).toEqual(["employer"]);
  expect(nounsIn("platform/web/job-listing-card.tsx")).toEqual(["job listing"]);
  expect(nounsIn("applicationName")).toEqual([]);
  expect(["/jobs", "/employer/plans?tab=1", "/files/1", "/"].filter(isProductPath)).toEqual([
    "/jobs",
    "/employer/plans?tab=1",
  ]);
});
