/** The pages of onboarding: sections in their order, in each its questions and the lists that belong there. Pure. */
import { isAnswered } from "../../answer-problem.ts";
import { chosenValues } from "../../answer-value.ts";
import { questionCategories, type QuestionCategory } from "../../profile-question-constants.ts";
import type { Question } from "../questions/answer-calls.ts";
import type { AnswerSet } from "../questions/use-answers.ts";
import { passedName } from "./event-names.ts";

/** What is not a question: the person, lists of histories and documents. With a hyphen, so that no question has the name. */
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
  /** Stands in the address. */
  key: string;
  section: QuestionCategory;
  isRequired: boolean;
  /** Answered, filled in, or skipped. */
  isPassed: boolean;
  /** Has an answer, or entries. */
  isGiven: boolean;
  question?: Question;
  part?: Part;
  /** An answer leads no further: which, and whether it may be changed. */
  stop?: { from: Question; isFinal: boolean };
}

/** What the profile holds besides answers. */
export interface ProfileFacts {
  hasName: boolean;
  counts: Record<Exclude<Part, "about-you">, number>;
}

export function pagesOf(set: AnswerSet, facts: ProfileFacts, passed: ReadonlySet<string>): FlowPage[] {
  const bySection = new Map<QuestionCategory, FlowPage[]>(questionCategories.map((name) => [name, []]));
  let section: QuestionCategory = questionCategories[0];
  for (const question of set.questions) {
    // What an answer adds stands behind it, whatever its own category says.
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

/** An option may turn somebody away by its own word, or by adding the page that says so. */
function stopsBehind(from: Question, section: QuestionCategory, { questions, given }: AnswerSet): FlowPage[] {
  const chosen = new Set(chosenValues(given[from.name]));
  const flows = from.options.filter(({ value }) => chosen.has(value)).map(({ flow }) => flow);
  const words = questions.find((one) => isStop(one) && flows.some((flow) => flow?.add?.includes(one.name)));
  const isFinal = words?.inputType === "final_rejection" || flows.some((flow) => flow?.reject === "final");
  if (!words && !flows.some((flow) => flow?.reject)) return [];
  const page = { section, isRequired: true, isPassed: false, isGiven: false, stop: { from, isFinal } };
  return [words ? { ...page, key: words.name, question: words } : { ...page, key: `${from.name}-stop` }];
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
  // Somebody new to the work has no history to tell.
  if (section === "experience" && given["work_experience"] !== "none")
    list.splice(afterOpening(list), 0, page("work-history", true));
  if (section === "experience") list.push(page("own-documents", false));
  if (section === "education") list.splice(afterOpening(list), 0, page("education-history", true));
  if (section === "certifications") list.push(page("own-certifications", false));
  const asksForVideo = questions.some(({ inputType }) => inputType === "video");
  if (section === "video" && !asksForVideo) list.push(page("video-answers", false));
}

/** Behind what a section opens with: its words, and the questions that must be answered. */
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

/** Sections that ask nothing here are left out. */
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
 * Where Continue leads from a page; null is the check at the end. Whoever looks again at what is answered goes page by
 * page, everybody else to the next page that is open.
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

/** After a change from the check: what the new answer asks besides, else null, which is back to the check. */
export function pageAfterChange(pages: readonly FlowPage[], key: string): FlowPage | null {
  const behind = pages.slice(pages.findIndex((page) => page.key === key) + 1);
  const end = behind.findIndex(({ stop, question }) => !stop && !question?.unlisted);
  return firstOpen(end < 0 ? behind : behind.slice(0, end)) ?? null;
}

/** The optional pages of a section that are still open: what one press skips. */
export const skippable = (pages: readonly FlowPage[], section: QuestionCategory) =>
  pages.filter((page) => page.section === section && !page.isRequired && !page.isPassed);

/** What keeps the profile from being handed in. */
export const missingPages = (pages: readonly FlowPage[]) =>
  pages.filter((page) => page.isRequired && !page.isPassed);

/** Changes when an author changes what is asked; not when an answer adds or removes questions. */
export const signatureOf = ({ questions }: AnswerSet): string =>
  JSON.stringify(
    questions
      .filter(({ unlisted }) => !unlisted)
      .map(({ id, inputType, required, minInput, options }) => [id, inputType, required, minInput, options]),
  );
