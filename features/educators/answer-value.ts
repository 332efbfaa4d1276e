/** Parses an answer's stored text: JSON for lists and objects, plain text otherwise. */
import { isRecord } from "#platform/shared/is-record.ts";

export function answerValue(text: string | null | undefined): unknown {
  if (text === null || text === undefined || !/^\s*[[{]/.test(text)) return text ?? null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The name of the file that an answer is; undefined for another kind of answer. */
export function fileNameOf(text: string | null | undefined): string | undefined {
  const file = answerValue(text);
  return isRecord(file) && typeof file.filename === "string" ? file.filename : undefined;
}

/** The option values that an answer chose: one, or each of a list. */
export function chosenValues(text: string | null | undefined): string[] {
  const value = answerValue(text);
  if (Array.isArray(value)) return value.filter((each) => typeof each === "string");
  return typeof value === "string" && value !== "" ? [value] : [];
}
