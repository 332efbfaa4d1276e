/** Which page comes next, which sections are done, and what an answer adds or rejects. */
import { expect, test } from "vitest";
import { selectApplicableQuestions } from "../../question-flow.ts";
import type { Question } from "../questions/answer-api.ts";
import {
  missingPages,
  pageAfter,
  pageAfterChange,
  pageBefore,
  pagesOf,
  type ProfileFacts,
  sectionsOf,
  signatureOf,
  skippable,
} from "./flow-pages.ts";

const question = (name: string, category: string, more: object = {}) =>
  ({
    id: name,
    name,
    category,
    inputType: "text",
    minInput: 0,
    options: [],
    order: 0,
    required: false,
    unlisted: false,
    ...more,
  }) as unknown as Question;

const yesNo = (no: object) => ({
  inputType: "radio",
  options: [
    { value: "yes", title: "Yes" },
    { value: "no", title: "No", flow: no },
  ],
});
const all = [
  question("about_me", "basics"),
  question("work_experience", "experience", { required: true }),
  question("ages", "experience"),
  question("education_intro", "education", { inputType: "info" }),
  question("credits", "education"),
  question("start", "job_preferences", { required: true, ...yesNo({ add: ["date"] }) }),
  question("date", "screening", { unlisted: true }),
  question("roles", "job_preferences", { required: true }),
  question("is_adult", "screening", { required: true, ...yesNo({ add: ["too_young"], reject: "soft" }) }),
  question("too_young", "screening", { inputType: "rejection", unlisted: true }),
];
const nothing: ProfileFacts = {
  hasName: true,
  counts: {
    "work-history": 0,
    "education-history": 0,
    "own-certifications": 0,
    "own-documents": 0,
    "video-answers": 0,
  },
};
const pages = (given: Record<string, string> = {}, passed: string[] = [], facts = nothing) =>
  pagesOf({ questions: selectApplicableQuestions(all, given), given }, facts, new Set(passed));
const keys = (list: { key: string }[]) => list.map(({ key }) => key);

test("sections keep their order; lists stand behind what a section opens with", () => {
  expect(keys(pages())).toEqual([
    "about_me",
    "work_experience",
    "work-history",
    "ages",
    "own-documents",
    "education_intro",
    "education-history",
    "credits",
    "own-certifications",
    "start",
    "roles",
    "is_adult",
    "video-answers",
  ]);
});

test("somebody new to the work is not asked for jobs; a nameless profile asks for the name first", () => {
  expect(keys(pages({ work_experience: "none" }))).not.toContain("work-history");
  expect(keys(pages({}, [], { ...nothing, hasName: false }))[0]).toBe("about-you");
});

test("an answer's question stands right behind it in the same section, and the total grows", () => {
  const now = pages({ start: "no" });
  expect(keys(now).indexOf("date")).toBe(keys(now).indexOf("start") + 1);
  expect(now.find(({ key }) => key === "date")?.section).toBe("job_preferences");
  expect(now.length).toBe(pages().length + 1);
  expect(pageAfter(now, "start")?.key).toBe("date");
});

test("a rejection is a page that does not pass, also where nobody wrote its words", () => {
  const stop = pages({ is_adult: "no" }).find((page) => page.stop);
  expect(stop).toMatchObject({ key: "too_young", isPassed: false, stop: { isFinal: false } });
  const wordless = [question("permit", "screening", yesNo({ reject: "final" }))];
  const found = pagesOf({ questions: wordless, given: { permit: "no" } }, nothing, new Set());
  expect(found.find((page) => page.stop)).toMatchObject({ key: "permit-stop", stop: { isFinal: true } });
});

test("Continue goes to the next open page, a second look goes page by page, the end is the check", () => {
  const given = { work_experience: "2_years", start: "yes", roles: "lead" };
  expect(pageAfter(pages(given), "own-certifications")?.key).toBe("is_adult");
  expect(pageAfter(pages(given), "own-certifications", { isReview: true })?.key).toBe("start");
  const done = pages({ ...given, is_adult: "yes" }, optional, filled);
  expect(pageAfter(done, "is_adult")).toBeNull();
  expect(pageAfter(pages({ start: "yes" }), "video-answers")?.key).toBe("about_me");
  expect(pageBefore(done, "about_me")).toBeNull();
  expect(pageBefore(done, "work_experience")?.key).toBe("about_me");
});

test("a change from the check asks what it adds, then leads back", () => {
  expect(pageAfterChange(pages({ start: "no" }), "start")?.key).toBe("date");
  expect(pageAfterChange(pages({ start: "no", date: "x" }), "start")).toBeNull();
  expect(pageAfterChange(pages({ start: "yes" }), "start")).toBeNull();
});

test("skipping passes the optional pages of a section, never a required one", () => {
  expect(keys(skippable(pages(), "experience"))).toEqual(["ages", "own-documents"]);
  expect(keys(missingPages(pages({}, [...optional, "roles"])))).toContain("roles");
  expect(keys(missingPages(pages({}, optional, filled)))).toEqual([
    "work_experience",
    "start",
    "roles",
    "is_adult",
  ]);
});

test("a section is not started, in progress, then done", () => {
  const stateOf = (name: string, list: ReturnType<typeof pages>) =>
    sectionsOf(list).find((section) => section.name === name)?.state;
  expect(stateOf("experience", pages())).toBe("not_started");
  expect(stateOf("experience", pages({ work_experience: "2_years" }))).toBe("in_progress");
  expect(stateOf("experience", pages({ work_experience: "none" }, ["ages", "own-documents"]))).toBe("done");
  expect(stateOf("basics", pages({}, ["about_me"]))).toBe("done");
  expect(
    sectionsOf(pagesOf({ questions: [], given: {} }, nothing, new Set())).map(({ name }) => name),
  ).toEqual(["experience", "education", "certifications", "video"]);
});

test("the signature follows the authors, not the answers", () => {
  const of = (given: Record<string, string>, list = all) =>
    signatureOf({ questions: selectApplicableQuestions(list, given), given });
  expect(of({ start: "no" })).toBe(of({}));
  expect(of({}, all.slice(1))).not.toBe(of({}));
});

const optional = [
  "about_me",
  "ages",
  "own-documents",
  "education_intro",
  "credits",
  "own-certifications",
  "video-answers",
];
const filled: ProfileFacts = {
  ...nothing,
  counts: { ...nothing.counts, "work-history": 1, "education-history": 1 },
};
