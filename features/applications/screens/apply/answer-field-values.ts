/** Converts a stored answer to the value of its form control, and back. */
import type { ScreeningAnswer, ScreeningQuestion } from "#features/jobs/screening-questions.ts";

export type FieldValue = string | number | null;

export function fieldValueOf({ type }: ScreeningQuestion, answer: ScreeningAnswer): FieldValue {
  const one = Array.isArray(answer) ? answer[0] : answer;
  if (type === "number") return typeof one === "boolean" ? null : (one ?? null);
  if (type === "yes_no") return one === true ? "yes" : one === false ? "no" : String(one ?? "");
  return String(one ?? "");
}

export function answerFromField({ type }: ScreeningQuestion, value: FieldValue): ScreeningAnswer {
  if (value === null || value === "") return null;
  if (type === "yes_no") return value === "yes" || value === "no" ? value === "yes" : value;
  return value;
}
