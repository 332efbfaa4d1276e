/** Parses an answer's stored text: JSON for lists and objects, plain text otherwise. */

export function answerValue(text: string | null | undefined): unknown {
  if (text === null || text === undefined || !/^\s*[[{]/.test(text)) return text ?? null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The option values that an answer chose: one, or each of a list. */
export function chosenValues(text: string | null | undefined): string[] {
  const value = answerValue(text);
  if (Array.isArray(value)) return value.filter((each) => typeof each === "string");
  return typeof value === "string" && value !== "" ? [value] : [];
}
