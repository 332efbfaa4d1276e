/** Validates a set of profile questions: added questions exist, and never form a cycle. */
import type { FlowQuestion } from "../../question-flow.ts";

export interface QuestionSetProblem {
  /** The message, with the values of its placeholders. */
  message: string;
  values: Record<string, string>;
}

/**
 * The problem with the questions that this one's answers add, among the questions of one area; null when
 * there is none.
 */
export function validateQuestionFlow(
  question: FlowQuestion,
  questions: readonly FlowQuestion[],
): QuestionSetProblem | null {
  const byName = new Map(questions.map((one) => [one.name, one]));
  for (const name of addedQuestionNames(question)) {
    const other = byName.get(name);
    if (!other) return { message: /*i18n*/ "There is no question called {name}", values: { name } };
    if (!other.unlisted)
      return {
        message: /*i18n*/ "{name} is asked of everybody: only an unlisted question can be added",
        values: { name },
      };
  }
  const circle = findCycle(question, byName);
  return circle === null
    ? null
    : { message: /*i18n*/ "These answers lead in a circle: {path}", values: { path: circle } };
}

/** The names on the path back to the question, as "a → b → a"; null without a cycle. */
function findCycle(from: FlowQuestion, byName: ReadonlyMap<string, FlowQuestion>): string | null {
  const visited = new Set<string>();
  const search = (name: string, path: readonly string[]): readonly string[] | null => {
    for (const next of addedQuestionNames(byName.get(name))) {
      if (next === from.name) return [...path, next];
      if (visited.has(next)) continue;
      visited.add(next);
      const found = search(next, [...path, next]);
      if (found) return found;
    }
    return null;
  };
  return search(from.name, [from.name])?.join(" → ") ?? null;
}

/** The questions that an answer to this one adds. */
export const addedQuestionNames = (question: FlowQuestion | undefined): string[] => [
  ...new Set(question?.options.flatMap(({ flow }) => flow?.add ?? [])),
];
