/** Which page comes next, which sections are done, and what an answer adds or rejects. */
import { expect, test } from "vitest";
import { selectApplicableQuestions } from "../../question-flow.ts";
import type { Question } from "../questions/answer-api.ts";
import { missingKeys, pagesOf, type ProfileFacts, sectionsOf, signatureOf } from "./flow-pages.ts";
import { pageAfter, pageAfterChange, pageBefore, pageOf, stepOf } from "./page-order.ts";

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
  canReadResume: true,
  counts: {
    "from-resume": 0,
    "work-history": 0,
    "education-history": 0,
    "own-certifications": 0,
    "video-answers": 0,
  },
};
const pages = (given: Record<string, string> = {}, passed: string[] = [], facts = nothing) =>
  pagesOf({ questions: selectApplicableQuestions(all, given), given }, facts, new Set(passed));
const keys = (list: { key: string }[]) => list.map(({ key }) => key);

test("a resume comes first, job preferences before certificates; lists stand behind what a section opens with", () => {
  expect(keys(pages())).toEqual([
    "from-resume",
    "about_me",
    "start",
    "roles",
    "work_experience",
    "work-history",
    "ages",
    "education-history",
    "credits",
    "own-certifications",
    "is_adult",
    "video-answers",
  ]);
  expect(keys(pages({}, [], { ...nothing, canReadResume: false }))[0]).toBe("about_me");
});

test("a text stands on the page of what comes next", () => {
  expect(keys(pageOf(pages(), "education-history")!.items)).toEqual(["education_intro", "education-history"]);
  const alone = [question("hello", "basics", { inputType: "info" })];
  const of = (passed: string[]) =>
    pageOf(pagesOf({ questions: alone, given: {} }, nothing, new Set(passed)), "hello");
  expect(of([])).toMatchObject({ key: "hello", isRequired: false, isPassed: false });
  expect(of(["hello"])?.isPassed).toBe(true);
});

test("short questions of a group share a page, which passes once each is answered or skipped", () => {
  const group = [
    question("availability", "job_preferences", { required: true }),
    question("notice", "job_preferences"),
    question("expected_compensation", "job_preferences"),
  ];
  const of = (given: Record<string, string>, passed: string[] = []) =>
    pagesOf({ questions: group, given }, nothing, new Set(passed)).filter(
      ({ section }) => section === "job_preferences",
    );
  expect(of({}).map((page) => keys(page.items))).toEqual([
    ["availability", "expected_compensation"],
    ["notice"],
  ]);
  expect(of({ availability: "x" })[0]).toMatchObject({ isRequired: true, isPassed: false, isGiven: false });
  expect(of({ availability: "x" }, ["expected_compensation"])[0]?.isPassed).toBe(true);
  expect(missingKeys(of({}))).toEqual(["availability"]);
});

test("somebody new to the work is not asked for jobs; a nameless profile asks for the name early", () => {
  expect(keys(pages({ work_experience: "none" }))).not.toContain("work-history");
  expect(keys(pages({}, [], { ...nothing, hasName: false }))[1]).toBe("about-you");
});

test("an answer's question stands right below it, on the same page", () => {
  const page = pageOf(pages({ start: "no" }), "date")!;
  expect(page).toMatchObject({ key: "start", section: "job_preferences", isPassed: false });
  expect(keys(page.items)).toEqual(["start", "date"]);
  expect(pageOf(pages({ start: "yes" }), "date")).toBeUndefined();
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
  expect(pageAfter(pages(given), "from-resume")?.key).toBe("about_me");
  expect(pageAfter(pages(given), "about_me")?.key).toBe("work-history");
  expect(pageAfter(pages(given), "about_me", { isReview: true })?.key).toBe("start");
  const done = pages({ ...given, is_adult: "yes" }, optional, filled);
  expect(pageAfter(done, "is_adult")).toBeNull();
  expect(pageAfter(pages({ start: "yes" }), "video-answers")?.key).toBe("from-resume");
  expect(pageBefore(done, "from-resume")).toBeNull();
  expect(pageBefore(done, "start")?.key).toBe("about_me");
});

test("there is one progress from the first page to the last; a rejection is no step", () => {
  const { length } = pages();
  expect(stepOf(pages(), "from-resume")).toEqual({ step: 1, total: length });
  expect(stepOf(pages({ is_adult: "no" }), "video-answers")).toEqual({ step: length, total: length });
});

test("a change from the check leads back to it, unless it rejects", () => {
  expect(pageAfterChange(pages({ is_adult: "no" }), "is_adult")?.key).toBe("too_young");
  expect(pageAfterChange(pages({ start: "yes" }), "start")).toBeNull();
});

test("what is required and open is missing, whatever was skipped", () => {
  expect(missingKeys(pages({}, [...optional, "roles"]))).toContain("roles");
  expect(missingKeys(pages({}, optional, filled))).toEqual(["start", "roles", "work_experience", "is_adult"]);
});

test("a section is not started, in progress, then done", () => {
  const stateOf = (name: string, list: ReturnType<typeof pages>) =>
    sectionsOf(list).find((section) => section.name === name)?.state;
  expect(stateOf("experience", pages())).toBe("not_started");
  expect(stateOf("experience", pages({ work_experience: "2_years" }))).toBe("in_progress");
  expect(stateOf("experience", pages({ work_experience: "none" }, ["ages"]))).toBe("done");
  expect(stateOf("basics", pages({}, ["about_me", "from-resume"]))).toBe("done");
  expect(
    sectionsOf(pagesOf({ questions: [], given: {} }, nothing, new Set())).map(({ name }) => name),
  ).toEqual(["basics", "experience", "education", "certifications", "video"]);
});

test("the signature follows the authors, not the answers", () => {
  const of = (given: Record<string, string>, list = all) =>
    signatureOf({ questions: selectApplicableQuestions(list, given), given });
  expect(of({ start: "no" })).toBe(of({}));
  expect(of({}, all.slice(1))).not.toBe(of({}));
});

const optional = ["about_me", "from-resume", "ages", "credits", "own-certifications", "video-answers"];
const filled: ProfileFacts = {
  ...nothing,
  counts: { ...nothing.counts, "work-history": 1, "education-history": 1 },
};
