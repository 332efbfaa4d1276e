/** Which profile questions apply: the listed ones, and those that answers add right behind themselves. */
import { ownValue } from "#platform/shared/own-value.ts";
import { chosenValues } from "./answer-value.ts";
import type { QuestionOption } from "./profile-question.ts";

export interface FlowQuestion {
  name: string;
  inputType: string;
  unlisted: boolean;
  options: readonly QuestionOption[];
}

/** Answers by question name, as their stored texts. */
export type Answers = Readonly<Record<string, string>>;

/** The questions in the order they are asked, depth first; `questions` come in their own order. */
export function askedQuestions<Q extends FlowQuestion>(questions: readonly Q[], answers: Answers): Q[] {
  const asked = new Set<Q>();
  const ask = (question: Q) => {
    // A question met twice was added by two answers, or by a circle that slipped through authoring.
    if (asked.has(question)) return;
    asked.add(question);
    const added = addedBy(question, answers);
    for (const other of questions) if (other.unlisted && added.has(other.name)) ask(other);
  };
  for (const question of questions) if (!question.unlisted) ask(question);
  return [...asked];
}

/** A geography's own questions in place of the default ones of the same name; both in their `order`. */
export function effectiveQuestions<Q extends { name: string; geographyId: string | null; position: number }>(
  questions: readonly Q[],
): Q[] {
  const own = new Set(questions.filter(({ geographyId }) => geographyId).map(({ name }) => name));
  return questions
    .filter(({ name, geographyId }) => geographyId !== null || !own.has(name))
    .toSorted((a, b) => a.position - b.position);
}

/** `final` where an answer ends it; `soft` names the answered questions one may go back to. */
export function rejections(
  asked: readonly FlowQuestion[],
  answers: Answers,
): { isFinal: boolean; soft: string[] } {
  const types = new Map(asked.map(({ name, inputType }) => [name, inputType]));
  const leadsTo = (question: FlowQuestion, word: "soft" | "final", type: string) =>
    chosen(question, answers).some(
      ({ flow }) => flow?.reject === word || flow?.add?.some((name) => types.get(name) === type),
    );
  return {
    isFinal: asked.some((question) => leadsTo(question, "final", "final_rejection")),
    soft: asked.filter((question) => leadsTo(question, "soft", "rejection")).map(({ name }) => name),
  };
}

/** The answers that end it now: what an upheld appeal forgives, as long as they stay as they are. */
export function pardonedBy(questions: readonly FlowQuestion[], answers: Answers): Answers {
  const isFinal = endings(questions);
  const ending = questions.filter((question) => chosen(question, answers).some(isFinal));
  return Object.fromEntries(ending.map(({ name }) => [name, ownValue(answers, name)!]));
}

/** The questions as they are asked of somebody whose answers were pardoned: those end nothing any more. */
export function forgiving<Q extends FlowQuestion>(
  questions: readonly Q[],
  answers: Answers,
  pardoned: Answers,
): Q[] {
  const isFinal = endings(questions);
  const isPardoned = ({ name }: Q) =>
    Object.hasOwn(pardoned, name) && pardoned[name] === ownValue(answers, name);
  const harmless = (option: QuestionOption) =>
    isFinal(option) ? { value: option.value, title: option.title } : option;
  return questions.map((question) =>
    isPardoned(question) ? { ...question, options: question.options.map(harmless) } : question,
  );
}

/** Whether choosing an option ends it: by its own word, or by the page it leads to. */
function endings(questions: readonly FlowQuestion[]) {
  const last = new Set(
    questions.filter(({ inputType }) => inputType === "final_rejection").map(({ name }) => name),
  );
  return ({ flow }: QuestionOption) =>
    flow?.reject === "final" || Boolean(flow?.add?.some((name) => last.has(name)));
}

const addedBy = (question: FlowQuestion, answers: Answers) =>
  new Set(chosen(question, answers).flatMap(({ flow }) => flow?.add ?? []));

function chosen({ name, options }: FlowQuestion, answers: Answers): QuestionOption[] {
  const values = new Set(chosenValues(ownValue(answers, name)));
  return options.filter(({ value }) => values.has(value));
}
