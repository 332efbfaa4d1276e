/** How the questions of an area lead to one another: for those who write them. Pure. */
import type { FlowQuestion } from "./question-flow.ts";

export interface FlowLead<Q> {
  /** The answer that leads on, by its title. */
  answer: string;
  /** What it adds, each with what its own answers add. */
  adds: FlowNode<Q>[];
  /** Whether it ends the way: for good, or until it is changed. */
  reject: "soft" | "final" | null;
}

export interface FlowNode<Q> {
  question: Q;
  leads: FlowLead<Q>[];
}

export interface FlowOutline<Q> {
  /** What everybody is asked, in order. */
  listed: FlowNode<Q>[];
  /** Unlisted questions that no answer leads to: nobody is ever asked. */
  unreached: Q[];
}

/** `questions` of one area, in their order. */
export function flowOutline<Q extends FlowQuestion>(questions: readonly Q[]): FlowOutline<Q> {
  const byName = new Map(questions.map((question) => [question.name, question]));
  const reached = new Set<string>();
  const nodeOf = (question: Q, path: readonly string[]): FlowNode<Q> => ({
    question,
    leads: question.options.flatMap(({ title, flow }) => {
      // A circle that slipped through is drawn once.
      const names = (flow?.add ?? []).filter((name) => byName.has(name) && !path.includes(name));
      names.forEach((name) => reached.add(name));
      const adds = names.map((name) => nodeOf(byName.get(name)!, [...path, name]));
      const reject = flow?.reject ?? null;
      return adds.length > 0 || reject ? [{ answer: title, adds, reject }] : [];
    }),
  });
  const listed = questions.filter(({ unlisted }) => !unlisted).map((one) => nodeOf(one, [one.name]));
  return { listed, unreached: questions.filter(({ name, unlisted }) => unlisted && !reached.has(name)) };
}
