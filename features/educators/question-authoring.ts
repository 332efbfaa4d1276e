/** What a set of profile questions must hold when it is written: where answers lead to is there, and never in a circle. */
import type { FlowQuestion } from "./question-flow.ts";

export interface AuthoringProblem {
  /** The sentence to show, with its values. */
  message: string;
  values: Record<string, string>;
}

/** What is wrong with where this question's answers lead to, among the questions of one area; null when it is fine. */
export function authoringProblem(
  question: FlowQuestion,
  questions: readonly FlowQuestion[],
): AuthoringProblem | null {
  const byName = new Map(questions.map((one) => [one.name, one]));
  for (const name of leadsTo(question)) {
    const other = byName.get(name);
    if (!other) return { message: /*i18n*/ "There is no question called {name}", values: { name } };
    if (!other.unlisted)
      return {
        message: /*i18n*/ "{name} is asked of everybody: only an unlisted question can be added",
        values: { name },
      };
  }
  const circle = circleThrough(question, byName);
  return circle === null
    ? null
    : { message: /*i18n*/ "These answers lead in a circle: {path}", values: { path: circle } };
}

/** The names one meets on the way back to the question, as "a → b → a"; null where no way leads back. */
function circleThrough(from: FlowQuestion, byName: ReadonlyMap<string, FlowQuestion>): string | null {
  const seen = new Set<string>();
  const search = (name: string, path: readonly string[]): readonly string[] | null => {
    for (const next of leadsTo(byName.get(name))) {
      if (next === from.name) return [...path, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = search(next, [...path, next]);
      if (found) return found;
    }
    return null;
  };
  return search(from.name, [from.name])?.join(" → ") ?? null;
}

/** The questions that an answer to this one adds. */
export const leadsTo = (question: FlowQuestion | undefined): string[] => [
  ...new Set(question?.options.flatMap(({ flow }) => flow?.add ?? [])),
];
