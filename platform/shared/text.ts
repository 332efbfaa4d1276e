/** When a text counts as given (specification, section 5): not empty and not only non-word characters. */
import { z } from "zod";

/** "李幼儿园" is a text, "!!!" and "  " are not: one Unicode letter or digit is enough. */
export const isText = (value: unknown): value is string =>
  typeof value === "string" && /[\p{L}\p{N}]/u.test(value);

/** A required text field; `message` is the whole sentence shown at the field. */
export const requiredText = (message: string, longest = 200) =>
  z
    .string({ error: message })
    .max(longest, { error: /*i18n*/ "Use fewer characters" })
    .refine(isText, { error: message });
