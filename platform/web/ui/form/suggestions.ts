/** Suggestions for a text field, and how a text names one of them. */

export interface Suggestion {
  value: string;
  /** In the reader's language. */
  label: string;
  /** A pill beside it in the list. */
  note?: string;
}

/** The value of the suggestion that the text names, in any case; else the text itself. */
export function suggested(options: readonly Suggestion[], text: string): string {
  const typed = plain(text);
  return options.find(({ label }) => plain(label) === typed)?.value ?? text;
}

/** The text of a value. */
export const labelOf = (options: readonly Suggestion[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

const plain = (text: string) => text.trim().toLocaleLowerCase();
