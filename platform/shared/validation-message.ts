/** A plain message for an invalid value, where its schema has none of its own. */
import type { z } from "zod";

export function validationMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "too_big") return tooBig[issue.origin] ?? notValid;
  if (issue.code === "too_small") return tooSmall[issue.origin] ?? notValid;
  return issue.code === "invalid_value" ? /*i18n*/ "Choose from the list" : notValid;
}

const tooBig: Record<string, string> = {
  string: /*i18n*/ "Use fewer characters",
  array: /*i18n*/ "Choose fewer",
  number: /*i18n*/ "Enter a smaller number",
};

const tooSmall: Record<string, string> = {
  string: /*i18n*/ "Enter a text",
  array: /*i18n*/ "Choose at least one",
  number: /*i18n*/ "Enter a larger number",
};

const notValid = /*i18n*/ "This value can't be used here";
