/** An applicant's answers as CSV cells: one column per question, answers to other questions joined in the last. */
import type { Translate } from "#platform/shared/translate.ts";
import type { AnsweredQuestion } from "../../application.ts";

export function answerCells(answered: AnsweredQuestion[], questions: string[], t: Translate): string[] {
  const given = answered.map((one) => [one.question, answerText(one, t)] as const);
  const answerTo = new Map(given);
  const others = given.filter(([question, words]) => words !== "" && !questions.includes(question));
  return [
    ...questions.map((question) => answerTo.get(question) ?? ""),
    others.map(([question, words]) => `${question} ${words}`).join("\n"),
  ];
}

function answerText({ answer, type }: AnsweredQuestion, t: Translate): string {
  if (answer === null || answer === undefined) return "";
  if (type === "yes_no") return t(["yes", true].includes(answer as never) ? /*i18n*/ "Yes" : /*i18n*/ "No");
  return Array.isArray(answer) ? answer.join("; ") : String(answer);
}
