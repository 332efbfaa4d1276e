import type { ScreeningQuestion } from "#features/jobs/screening-questions.ts";
import { expect, test } from "vitest";
import {
  answerFromField,
  draftAttributes,
  fieldValueOf,
  findPreviousAnswers,
  profileChanges,
  initialDraft,
  applySteps,
  type ApplyStart,
  type MyApplication,
} from "./apply-draft.ts";

const question = (id: string, type = "text", more: object = {}) => ({
  id,
  question: `About ${id}?`,
  type,
  required: true,
  ...more,
});
const job = {
  id: "job",
  locations: [{ id: "here" }],
  screeningQuestions: [question("why"), question("age", "choice", { options: ["Infant", "Toddler"] })],
};
const profile = {
  firstName: "Ana",
  lastName: "Ruiz",
  phoneNumber: null,
  zipCode: "78701",
  missingRequiredFields: [],
  resume: null,
  indeedResume: null,
};
const application = (more: object = {}) =>
  ({
    aasmState: "draft",
    draft: { step: "question-age", firstName: "Anna" },
    screeningQuestions: [{ ...question("why"), answer: "The garden" }],
    resume: { id: "cv", filename: "cv.pdf", url: "/files/x" },
    attachments: [],
    locationIds: [],
    updatedAt: "2026-03-01T10:00:00Z",
    ...more,
  }) as unknown as MyApplication;
const start = (more: object = {}) =>
  ({ job, profile, application: null, previousAnswers: {}, ...more }) as unknown as ApplyStart;
const copyAt = (savedAt: string) => ({
  savedAt,
  draft: { step: "question-why", answers: { why: "The team" } },
});

test("the locations step exists only if there are several", () => {
  expect(applySteps(job as never)).toEqual(["profile", "question-why", "question-age", "check"]);
  const several = { ...job, locations: [{ id: "here" }, { id: "there" }] };
  expect(applySteps(several as never)[1]).toBe("locations");
});

test("what the profile lacks is a step of its own, and stays one after a reload", () => {
  const unfinished = { ...profile, missingRequiredFields: ["zipCode", "workHistories", "desired_role"] };
  const draft = initialDraft(start({ profile: unfinished }), null);
  expect(draft.askedFields).toEqual(["workHistories", "desired_role"]);
  expect(applySteps(job as never, draft.askedFields).slice(0, 3)).toEqual([
    "profile",
    "missing",
    "question-why",
  ]);
  const answered = { ...profile, missingRequiredFields: ["desired_role"] };
  const saved = application({ draft: { step: "missing", askedFields: draft.askedFields } });
  expect(initialDraft(start({ profile: answered, application: saved }), null)).toMatchObject({
    step: "missing",
    askedFields: ["workHistories", "desired_role"],
  });
});

test("the draft starts from the profile and continues where it was left", () => {
  expect(initialDraft(start({ previousAnswers: { why: "The people" } }), null)).toMatchObject({
    step: "profile",
    firstName: "Ana",
    resumeFrom: "upload",
    answers: { why: "The people" },
  });
  expect(
    initialDraft(start({ application: application(), previousAnswers: { why: "The people" } }), null),
  ).toMatchObject({
    step: "question-age",
    firstName: "Anna",
    resumeFrom: "upload",
    resume: { id: "cv", filename: "cv.pdf" },
    answers: { why: "The garden" },
  });
});

test("a local copy wins if it is newer than the saved draft", () => {
  const known = start({ application: application() });
  expect(initialDraft(known, copyAt("2026-03-01T11:00:00Z"))).toMatchObject({
    step: "question-why",
    answers: { why: "The team" },
  });
  expect(initialDraft(known, copyAt("2026-03-01T09:00:00Z"))).toMatchObject({ step: "question-age" });
  const closed = start({ application: application({ aasmState: "closed" }) });
  expect(initialDraft(closed, copyAt("2026-03-01T09:00:00Z")).answers).toEqual({ why: "The team" });
});

test("where nothing is asked, what is sent is shown at once", () => {
  const plain = { ...job, screeningQuestions: [] };
  expect(initialDraft(start({ job: plain }), null).step).toBe("check");
  const places = { ...plain, locations: [{ id: "here" }, { id: "there" }] };
  const unfinished = { ...profile, missingRequiredFields: ["workHistories"] };
  for (const more of [{ job: places }, { job: plain, profile: unfinished }, {}])
    expect(initialDraft(start(more), null).step).toBe("profile");
});

test("a draft at a removed step starts at the first step", () => {
  const gone = application({ draft: { step: "question-gone" } });
  expect(initialDraft(start({ application: gone }), null).step).toBe("profile");
});

test("the chosen résumé is sent, and only changed profile fields are saved", () => {
  const draft = initialDraft(start({ application: application() }), null);
  expect(draftAttributes(draft, profile as never)).toMatchObject({
    resume: "cv",
    screeningQuestions: [{ id: "why", answer: "The garden" }],
  });
  expect(draftAttributes({ ...draft, resumeFrom: "none" }, profile as never).resume).toBeNull();
  expect(profileChanges(draft, profile as never)).toEqual({ firstName: "Anna", resume: "cv" });
  expect(profileChanges({ ...draft, keepsResume: false, firstName: "Ana" }, profile as never)).toEqual({});
});

test("the Indeed resume is sent in place of a file, and remembered", () => {
  const linked = { ...profile, indeedResume: "https://profile.indeed.com/p/ana" };
  const draft = initialDraft(start({ profile: linked }), null);
  expect(draft.resumeFrom).toBe("indeed");
  expect(draftAttributes(draft, linked as never)).toMatchObject({
    resume: null,
    indeedResume: linked.indeedResume,
  });
  expect(draftAttributes({ ...draft, resumeFrom: "none" }, linked as never).indeedResume).toBeNull();

  const file = { id: "own", filename: "own.pdf", url: "/files/own" };
  const both = { ...linked, resume: file };
  const sent = application({ resume: null, indeedResume: linked.indeedResume, draft: {} });
  expect(initialDraft(start({ profile: both, application: sent }), null).resumeFrom).toBe("indeed");
  const removed = { ...both, indeedResume: null };
  const saved = application({ resume: null, draft: { resumeFrom: "indeed" } });
  expect(initialDraft(start({ profile: removed, application: saved }), null).resumeFrom).toBe("profile");
});

test("a repeated question is prefilled with the newest valid answer", () => {
  const earlier = [
    application({ screeningQuestions: [{ ...question("q7"), question: "About why?", answer: "Songs" }] }),
    application({
      screeningQuestions: [
        { ...question("q1"), question: "About why?", answer: "Older" },
        { ...question("q2", "choice"), question: "About age?", answer: "Preschool" },
      ],
    }),
  ];
  expect(findPreviousAnswers(job as never, earlier)).toEqual({ why: "Songs" });
});

const answeredAs = (type: string) => question("q", type) as unknown as ScreeningQuestion;

test.each([
  ["yes_no", true, "yes"],
  ["yes_no", false, "no"],
  ["yes_no", null, ""],
  ["number", 0, 0],
  ["number", null, null],
  ["choice", "Infant", "Infant"],
  ["text", "The garden", "The garden"],
] as const)("%s: %s is shown as %s and comes back the same", (type, answer, value) => {
  expect(fieldValueOf(answeredAs(type), answer)).toBe(value);
  expect(answerFromField(answeredAs(type), value)).toBe(answer);
});

test("answers stored in other formats are shown too", () => {
  expect(fieldValueOf(answeredAs("yes_no"), "yes")).toBe("yes");
  expect(fieldValueOf(answeredAs("choice"), ["Infant"])).toBe("Infant");
});
