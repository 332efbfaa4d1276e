/** A form of profile questions: each answer is saved when it is given, and Continue waits for the last ones. */
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { problemsSchema } from "#platform/web/forms/problems-schema.ts";
import { useZodForm, type ZodForm } from "#platform/web/forms/use-zod-form.ts";
import { validateAnswer } from "../../validate-answer.ts";
import type { Question } from "./answer-api.ts";
import { questionTexts } from "./question-texts.ts";
import type { AnswerSet, useAnswers } from "./use-answers.ts";

/** How long Continue waits for the server: the answer is stored here, so nobody has to wait for a slow one. */
const maxWaitMs = 4_000;

interface AnswerFormOptions {
  answers: ReturnType<typeof useAnswers>;
  given: AnswerSet["given"];
  questions: readonly Question[];
  /** Where many are asked on one page, the summary says which one is open. */
  namesQuestions?: boolean;
  /** What else is required and missing: messages by field name. */
  otherProblems?: Readonly<Record<string, string>>;
  onAnswered?: (name: string) => void;
  next: () => void;
}

export function useAnswerForm(options: AnswerFormOptions): ZodForm {
  const { given, questions, namesQuestions = false, otherProblems = {}, onAnswered } = options;
  const { t, i18n } = useLingui();
  const valueOf = ({ name }: Question) => given[name] ?? "";
  const openQuestion = (open: Question) => {
    const question = questionTexts(i18n, open).label;
    return t`Answer this question: ${question}`;
  };
  const asked = questions.filter(({ inputType }) => inputType !== "info");
  const findProblems = () => [
    ...asked.flatMap((question) => {
      const value = valueOf(question);
      const problem = value || question.required ? validateAnswer(question, value) : null;
      if (!problem) return [];
      const message = i18n._(problem.text, problem.values);
      return [[question.name, namesQuestions && !value ? openQuestion(question) : message] as const];
    }),
    ...Object.entries(otherProblems),
  ];
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const names = [...asked.map(({ name }) => name), ...Object.keys(otherProblems)];
  const form: ZodForm = useZodForm({
    schema: problemsSchema(findProblems),
    initial: Object.fromEntries(names.map((name) => [name, ""])),
    guard: false,
    submit: async () => {
      const answered = asked.filter(valueOf);
      const outcomes = Promise.all(
        answered.map((question) => options.answers.saveNow(question, { isMeant: true })),
      );
      await Promise.race([outcomes, after(maxWaitMs)]);
      // The questions that an answer adds or removes must reach the page first.
      await after(0);
      const refused = answered.flatMap(({ name }) => {
        const sentence = latest.current.answers.refusalOf(name);
        return sentence ? [[name, sentence] as const] : [];
      });
      if (refused.length > 0) return form.showErrors(Object.fromEntries(refused));
      for (const { name } of answered) onAnswered?.(name);
      latest.current.next();
    },
  });
  return form;
}

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
