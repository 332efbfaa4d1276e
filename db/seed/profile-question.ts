/**
 * One profile question as data, and the short way to write its options. What people read is marked for the catalogues:
 * screens show the seeded questions in the reader's language, and an operator's own as they are written.
 */
import type { InputType, QuestionCategory } from "#features/educators/profile-question-constants.ts";

export interface Option {
  value: string;
  title: string;
  flow?: { add?: string[]; reject?: "soft" | "final" };
}

export interface Question {
  name: string;
  label: string;
  category: QuestionCategory;
  inputType: InputType;
  labelSubtext?: string;
  description?: string;
  minInput?: number;
  options?: Option[];
  config?: Record<string, unknown>;
  required?: boolean;
  /** Shown only when an answer adds it. */
  unlisted?: boolean;
}

/** Options whose stored value is what people read. */
export const sameTitles = (...titles: string[]): Option[] => titles.map((title) => ({ value: title, title }));

export const yesNo: Option[] = [
  { value: "yes", title: /*i18n*/ "Yes" },
  { value: "no", title: /*i18n*/ "No" },
];
