/** The pages of onboarding: sections in order, each with its questions and lists. Pure. */
import { isAnswered } from "../../validate-answer.ts";
import { chosenValues } from "../../answer-value.ts";
import type { QuestionCategory } from "../../profile-question-constants.ts";
import type { Question } from "../questions/answer-api.ts";
import type { AnswerSet } from "../questions/use-answers.ts";
import { passedName } from "./event-names.ts";
import { groupOf, type QuestionGroup, sectionOrder } from "./question-groups.ts";

/**
 * Pages without a question: a resume to begin with, the person, lists of histories. The hyphen keeps them
 * distinct from question names.
 */
export const parts = [
  "from-resume",
  "about-you",
  "work-history",
  "education-history",
  "own-certifications",
  "video-answers",
] as const;
export type Part = (typeof parts)[number];

/** A question or a part: what the check lists in a row. */
export interface PageItem {
  key: string;
  isRequired: boolean;
  /** Answered, filled in, or skipped. */
  isPassed: boolean;
  /** Has an answer, or entries; a text needs none. */
  isGiven: boolean;
  question?: Question;
  part?: Part;
}

export interface FlowPage {
  /** Its first item's; used in the URL. */
  key: string;
  section: QuestionCategory;
  /** What the page asks, in order: a question is followed by those that its answer adds. */
  items: PageItem[];
  group?: QuestionGroup | undefined;
  isRequired: boolean;
  isPassed: boolean;
  isGiven: boolean;
  /** A rejecting answer: of which question, whether it may be changed, and the question that says why. */
  stop?: { from: Question; isFinal: boolean; question?: Question | undefined };
}

/** The profile's contents besides answers. */
export interface ProfileFacts {
  hasName: boolean;
  canReadResume: boolean;
  counts: Record<Exclude<Part, "about-you">, number>;
}

export function pagesOf(set: AnswerSet, facts: ProfileFacts, passed: ReadonlySet<string>): FlowPage[] {
  const bySection = new Map<QuestionCategory, PageItem[]>(sectionOrder.map((name) => [name, []]));
  let section: QuestionCategory = sectionOrder[0];
  for (const question of set.questions) {
    // An added question follows its answer, whatever its own category is.
    if (!question.unlisted) section = question.category;
    if (!isStop(question)) bySection.get(section)!.push(questionItem(question, set, passed));
  }
  for (const name of sectionOrder) addParts(bySection.get(name)!, name, set, facts, passed);
  return sectionOrder.flatMap((name) =>
    combine(bySection.get(name)!, name).flatMap((page) => [page, ...stopsBehind(page, set)]),
  );
}

const isStop = ({ inputType }: Question) => inputType === "rejection" || inputType === "final_rejection";

export const isText = ({ question }: PageItem) => question?.inputType === "info";

function questionItem(question: Question, { given }: AnswerSet, passed: ReadonlySet<string>): PageItem {
  const { name } = question;
  const isAsked = question.inputType !== "info";
  const isRequired = question.required && isAsked;
  const isGiven = isAnswered(question, given[name]);
  const isPassed = isGiven || (!isRequired && passed.has(passedName(name)));
  return { key: name, question, isRequired, isGiven: isGiven || !isAsked, isPassed };
}

/** Questions of a group share a page; a text stands above what comes next, an added question below its answer. */
function combine(items: readonly PageItem[], section: QuestionCategory): FlowPage[] {
  const pages: { items: PageItem[]; group: QuestionGroup | undefined }[] = [];
  let answered: PageItem | undefined;
  for (const item of items) {
    const group = item.question && groupOf(item.question.name);
    const adding = item.question?.unlisted ? answered : undefined;
    const last = pages.at(-1);
    const page = adding
      ? pages.find((one) => one.items.includes(adding))
      : last?.items.every(isText)
        ? last
        : group && pages.find((one) => one.group === group);
    if (!page) pages.push({ items: [item], group });
    else if (adding) page.items.splice(page.items.indexOf(adding) + 1, 0, item);
    else Object.assign(page, { items: [...page.items, item], group: page.group ?? group });
    if (item.question) answered = item;
  }
  return pages.map((page) => pageWith(page.items, section, page.group));
}

function pageWith(items: PageItem[], section: QuestionCategory, group: QuestionGroup | undefined): FlowPage {
  const asked = items.filter((item) => !isText(item));
  const open = asked.length > 0 ? asked : items;
  return {
    key: (asked[0] ?? items[0]!).key,
    section,
    items,
    group,
    isRequired: items.some(({ isRequired }) => isRequired),
    isPassed: open.every(({ isPassed }) => isPassed),
    isGiven: open.every(({ isGiven }) => isGiven),
  };
}

/** An option may reject by its own flag, or by adding the page that says so. */
function stopsBehind({ section, items }: FlowPage, { questions, given }: AnswerSet): FlowPage[] {
  return items.flatMap(({ question: from }) => {
    if (!from) return [];
    const chosen = new Set(chosenValues(given[from.name]));
    const flows = from.options.filter(({ value }) => chosen.has(value)).map(({ flow }) => flow);
    const question = questions.find(
      (one) => isStop(one) && flows.some((flow) => flow?.add?.includes(one.name)),
    );
    if (!question && !flows.some((flow) => flow?.reject)) return [];
    const isFinal =
      question?.inputType === "final_rejection" || flows.some((flow) => flow?.reject === "final");
    return {
      ...{ key: question?.name ?? `${from.name}-stop`, section, items: [] },
      ...{ isRequired: true, isPassed: false, isGiven: false },
      stop: { from, isFinal, question },
    };
  });
}

function addParts(
  list: PageItem[],
  section: QuestionCategory,
  { questions, given }: AnswerSet,
  { hasName, canReadResume, counts }: ProfileFacts,
  passed: ReadonlySet<string>,
) {
  const item = (part: Part, isRequired: boolean, isGiven: boolean): PageItem => ({
    ...{ key: part, part, isRequired, isGiven },
    isPassed: isGiven || (!isRequired && passed.has(passedName(part))),
  });
  const listItem = (part: Exclude<Part, "about-you">, isRequired: boolean) =>
    item(part, isRequired, counts[part] > 0);
  if (section === "basics" && !hasName) list.unshift(item("about-you", true, false));
  if (section === "basics" && canReadResume) list.unshift(listItem("from-resume", false));
  // An educator without experience has no work history.
  if (section === "experience" && given["work_experience"] !== "none")
    list.splice(afterOpening(list), 0, listItem("work-history", true));
  if (section === "education") list.splice(afterOpening(list), 0, listItem("education-history", true));
  if (section === "certifications") list.push(listItem("own-certifications", false));
  const asksForVideo = questions.some(({ inputType }) => inputType === "video");
  if (section === "video" && !asksForVideo) list.push(listItem("video-answers", false));
}

/** After a section's opening: its texts, and the required questions. */
function afterOpening(list: readonly PageItem[]): number {
  const index = list.findIndex((item) => !isText(item) && !item.isRequired);
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
  return sectionOrder
    .map((name) => ({ name, pages: pages.filter(({ section }) => section === name) }))
    .filter((section) => section.pages.length > 0)
    .map((section) => ({ ...section, state: stateOf(section.pages) }));
}

function stateOf(pages: readonly FlowPage[]): SectionState {
  if (pages.every(({ isPassed }) => isPassed)) return "done";
  const isBegun = ({ items, stop }: FlowPage) => !!stop || items.some(({ isPassed }) => isPassed);
  return pages.some(isBegun) ? "in_progress" : "not_started";
}

/** What prevents submitting the profile: questions and parts by their keys. */
export const missingKeys = (pages: readonly FlowPage[]): string[] =>
  pages.flatMap(({ items, stop }) =>
    stop ? [stop.from.name] : items.filter((item) => item.isRequired && !item.isPassed).map(({ key }) => key),
  );

/** Changes when an author changes the questions; not when an answer adds or removes questions. */
export const signatureOf = ({ questions }: AnswerSet): string =>
  JSON.stringify(
    questions
      .filter(({ unlisted }) => !unlisted)
      .map(({ id, inputType, required, minInput, options }) => [id, inputType, required, minInput, options]),
  );
