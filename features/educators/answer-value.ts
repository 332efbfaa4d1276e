/** An answer's stored text read back: JSON where it is a list or an object, plain text otherwise. */

export function answerValue(text: string | null | undefined): unknown {
  if (text === null || text === undefined || !/^\s*[[{]/.test(text)) return text ?? null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The option values an answer chose: one, or each of a list. */
export function chosenValues(text: string | null | undefined): string[] {
  const value = answerValue(text);
  if (Array.isArray(value)) return value.filter((each) => typeof each === "string");
  return typeof value === "string" && value !== "" ? [value] : [];
}
