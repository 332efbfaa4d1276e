/** Which profile questions apply: the listed ones, and those that answers add right after themselves. */
import { ownValue } from "#platform/shared/own-value.ts";
import { chosenValues } from "./answer-value.ts";
import type { QuestionOption } from "./profile-question.ts";

export interface FlowQuestion {
  name: string;
  inputType: string;
  unlisted: boolean;
  options: readonly QuestionOption[];
}

/** Answers by question name, as stored. */
export type Answers = Readonly<Record<string, string>>;

/** The applicable questions in order, depth first; `questions` come in their own order. */
export function selectApplicableQuestions<Q extends FlowQuestion>(
  questions: readonly Q[],
  answers: Answers,
): Q[] {
  const applicable = new Set<Q>();
  const addQuestion = (question: Q) => {
    // A question met twice was added by two answers, or by a circle that slipped through authoring.
    if (applicable.has(question)) return;
    applicable.add(question);
    const added = addedBy(question, answers);
    for (const other of questions) if (other.unlisted && added.has(other.name)) addQuestion(other);
  };
  for (const question of questions) if (!question.unlisted) addQuestion(question);
  return [...applicable];
}

/** A geography's own questions replace the default ones of the same name; all sorted by `order`. */
export function effectiveQuestions<Q extends { name: string; geographyId: string | null; position: number }>(
  questions: readonly Q[],
): Q[] {
  const areaNames = new Set(questions.filter(({ geographyId }) => geographyId).map(({ name }) => name));
  return questions
    .filter(({ name, geographyId }) => geographyId !== null || !areaNames.has(name))
    .toSorted((a, b) => a.position - b.position);
}

/** `final` where an answer ends it; `soft` names the answered questions one may go back to. */
export function rejections(
  applicable: readonly FlowQuestion[],
  answers: Answers,
): { isFinal: boolean; soft: string[] } {
  const types = new Map(applicable.map(({ name, inputType }) => [name, inputType]));
  const leadsTo = (question: FlowQuestion, word: "soft" | "final", type: string) =>
    chosenOptions(question, answers).some(
      ({ flow }) => flow?.reject === word || flow?.add?.some((name) => types.get(name) === type),
    );
  return {
    isFinal: applicable.some((question) => leadsTo(question, "final", "final_rejection")),
    soft: applicable.filter((question) => leadsTo(question, "soft", "rejection")).map(({ name }) => name),
  };
}

/** The rejecting answers: an upheld appeal waives them while they stay unchanged. */
export function waivedAnswers(questions: readonly FlowQuestion[], answers: Answers): Answers {
  const isFinal = endings(questions);
  const ending = questions.filter((question) => chosenOptions(question, answers).some(isFinal));
  return Object.fromEntries(ending.map(({ name }) => [name, ownValue(answers, name)!]));
}

/** The questions with waived answers: those no longer reject. */
export function withWaivedAnswers<Q extends FlowQuestion>(
  questions: readonly Q[],
  answers: Answers,
  pardoned: Answers,
): Q[] {
  const isFinal = endings(questions);
  const isWaived = ({ name }: Q) =>
    Object.hasOwn(pardoned, name) && pardoned[name] === ownValue(answers, name);
  const withoutRejection = (option: QuestionOption) =>
    isFinal(option) ? { value: option.value, title: option.title } : option;
  return questions.map((question) =>
    isWaived(question) ? { ...question, options: question.options.map(withoutRejection) } : question,
  );
}

/** Whether choosing an option rejects: by its own flag, or by the page it adds. */
function endings(questions: readonly FlowQuestion[]) {
  const last = new Set(
    questions.filter(({ inputType }) => inputType === "final_rejection").map(({ name }) => name),
  );
  return ({ flow }: QuestionOption) =>
    flow?.reject === "final" || Boolean(flow?.add?.some((name) => last.has(name)));
}

const addedBy = (question: FlowQuestion, answers: Answers) =>
  new Set(chosenOptions(question, answers).flatMap(({ flow }) => flow?.add ?? []));

function chosenOptions({ name, options }: FlowQuestion, answers: Answers): QuestionOption[] {
  const values = new Set(chosenValues(ownValue(answers, name)));
  return options.filter(({ value }) => values.has(value));
}
