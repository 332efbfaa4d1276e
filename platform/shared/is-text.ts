/** When a text counts as given: not empty and not only non-word characters. */

/** "李幼儿园" is a text, "!!!" and "  " are not: one Unicode letter or digit is enough. */
export const isText = (value: unknown): value is string =>
  typeof value === "string" && /[\p{L}\p{N}]/u.test(value);
