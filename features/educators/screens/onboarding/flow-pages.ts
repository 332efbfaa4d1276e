/** The pages of onboarding: sections in order, each with its questions and lists. Pure. */
import { isAnswered } from "../../validate-answer.ts";
import { chosenValues } from "../../answer-value.ts";
import { questionCategories, type QuestionCategory } from "../../profile-question-constants.ts";
import type { Question } from "../questions/answer-api.ts";
import type { AnswerSet } from "../questions/use-answers.ts";
import { passedName } from "./event-names.ts";

/**
 * Pages without a question: the person, lists of histories and documents. The hyphen keeps them distinct from
 * question names.
 */
export const parts = [
  "about-you",
  "work-history",
  "education-history",
  "own-certifications",
  "own-documents",
  "video-answers",
] as const;
export type Part = (typeof parts)[number];

export interface FlowPage {
  /** Used in the URL. */
  key: string;
  section: QuestionCategory;
  isRequired: boolean;
  /** Answered, filled in, or skipped. */
  isPassed: boolean;
  /** Has an answer, or entries. */
  isGiven: boolean;
  question?: Question;
  part?: Part;
  /** A rejecting answer: of which question, and whether it may be changed. */
  stop?: { from: Question; isFinal: boolean };
}

/** The profile's contents besides answers. */
export interface ProfileFacts {
  hasName: boolean;
  counts: Record<Exclude<Part, "about-you">, number>;
}

export function pagesOf(set: AnswerSet, facts: ProfileFacts, passed: ReadonlySet<string>): FlowPage[] {
  const bySection = new Map<QuestionCategory, FlowPage[]>(questionCategories.map((name) => [name, []]));
  let section: QuestionCategory = questionCategories[0];
  for (const question of set.questions) {
    // An added question follows its answer, whatever its own category is.
    if (!question.unlisted) section = question.category;
    if (isStop(question)) continue;
    const list = bySection.get(section)!;
    list.push(questionPage(question, section, set, passed), ...stopsBehind(question, section, set));
  }
  for (const name of questionCategories) addParts(bySection.get(name)!, name, set, facts, passed);
  return questionCategories.flatMap((name) => bySection.get(name)!);
}

const isStop = ({ inputType }: Question) => inputType === "rejection" || inputType === "final_rejection";

function questionPage(
  question: Question,
  section: QuestionCategory,
  { given }: AnswerSet,
  passed: ReadonlySet<string>,
): FlowPage {
  const { name } = question;
  const isRequired = question.required && question.inputType !== "info";
  const isGiven = isAnswered(question, given[name]);
  return {
    key: name,
    section,
    question,
    isRequired,
    isGiven,
    isPassed: isGiven || (!isRequired && passed.has(passedName(name))),
  };
}

/** An option may reject by its own flag, or by adding the page that says so. */
function stopsBehind(from: Question, section: QuestionCategory, { questions, given }: AnswerSet): FlowPage[] {
  const chosen = new Set(chosenValues(given[from.name]));
  const flows = from.options.filter(({ value }) => chosen.has(value)).map(({ flow }) => flow);
  const stopQuestion = questions.find(
    (one) => isStop(one) && flows.some((flow) => flow?.add?.includes(one.name)),
  );
  const isFinal =
    stopQuestion?.inputType === "final_rejection" || flows.some((flow) => flow?.reject === "final");
  if (!stopQuestion && !flows.some((flow) => flow?.reject)) return [];
  const page = { section, isRequired: true, isPassed: false, isGiven: false, stop: { from, isFinal } };
  return [
    stopQuestion
      ? { ...page, key: stopQuestion.name, question: stopQuestion }
      : { ...page, key: `${from.name}-stop` },
  ];
}

function addParts(
  list: FlowPage[],
  section: QuestionCategory,
  { questions, given }: AnswerSet,
  { hasName, counts }: ProfileFacts,
  passed: ReadonlySet<string>,
) {
  const page = (part: Exclude<Part, "about-you">, isRequired: boolean): FlowPage => {
    const isGiven = counts[part] > 0;
    return {
      key: part,
      part,
      section,
      isRequired,
      isGiven,
      isPassed: isGiven || (!isRequired && passed.has(passedName(part))),
    };
  };
  if (section === "basics" && !hasName)
    list.unshift({
      key: "about-you",
      part: "about-you",
      section,
      isRequired: true,
      isPassed: false,
      isGiven: false,
    });
  // An educator without experience has no work history.
  if (section === "experience" && given["work_experience"] !== "none")
    list.splice(afterOpening(list), 0, page("work-history", true));
  if (section === "experience") list.push(page("own-documents", false));
  if (section === "education") list.splice(afterOpening(list), 0, page("education-history", true));
  if (section === "certifications") list.push(page("own-certifications", false));
  const asksForVideo = questions.some(({ inputType }) => inputType === "video");
  if (section === "video" && !asksForVideo) list.push(page("video-answers", false));
}

/** After a section's opening: its texts, and the required questions. */
function afterOpening(list: readonly FlowPage[]): number {
  const index = list.findIndex((page) => page.question?.inputType !== "info" && !page.isRequired);
  return index < 0 ? list.length : index;
}

export type SectionState = "not_started" | "in_progress" | "done";

export interface Section {
  name: QuestionCategory;
  pages: FlowPage[];
  state: SectionState;
}

/** Sections without pages are omitted. */
export function sectionsOf(pages: readonly FlowPage[]): Section[] {
  return questionCategories
    .map((name) => ({ name, pages: pages.filter(({ section }) => section === name) }))
    .filter((section) => section.pages.length > 0)
    .map((section) => ({ ...section, state: stateOf(section.pages) }));
}

function stateOf(pages: readonly FlowPage[]): SectionState {
  if (pages.every(({ isPassed }) => isPassed)) return "done";
  return pages.some(({ isPassed, stop }) => isPassed || stop) ? "in_progress" : "not_started";
}

export const firstOpen = (pages: readonly FlowPage[]) => pages.find(({ isPassed }) => !isPassed);

/**
 * The page after Continue; null is the check at the end. Reviewing answered pages proceeds page by page,
 * otherwise to the next open page.
 */
export function pageAfter(
  pages: readonly FlowPage[],
  key: string,
  { isReview = false } = {},
): FlowPage | null {
  const behind = pages.slice(pages.findIndex((page) => page.key === key) + 1);
  const next = isReview ? behind[0] : firstOpen(behind);
  return next ?? firstOpen(pages.filter((page) => page.key !== key)) ?? null;
}

export function pageBefore(pages: readonly FlowPage[], key: string): FlowPage | null {
  return pages[pages.findIndex((page) => page.key === key) - 1] ?? null;
}

/**
 * After a change from the check: the next page that the new answer adds, else null, which is back to the
 * check.
 */
export function pageAfterChange(pages: readonly FlowPage[], key: string): FlowPage | null {
  const behind = pages.slice(pages.findIndex((page) => page.key === key) + 1);
  const end = behind.findIndex(({ stop, question }) => !stop && !question?.unlisted);
  return firstOpen(end < 0 ? behind : behind.slice(0, end)) ?? null;
}

/** The open optional pages of a section, which one press skips. */
export const skippable = (pages: readonly FlowPage[], section: QuestionCategory) =>
  pages.filter((page) => page.section === section && !page.isRequired && !page.isPassed);

/** What prevents submitting the profile. */
export const missingPages = (pages: readonly FlowPage[]) =>
  pages.filter((page) => page.isRequired && !page.isPassed);

/** Changes when an author changes the questions; not when an answer adds or removes questions. */
export const signatureOf = ({ questions }: AnswerSet): string =>
  JSON.stringify(
    questions
      .filter(({ unlisted }) => !unlisted)
      .map(({ id, inputType, required, minInput, options }) => [id, inputType, required, minInput, options]),
  );
