/**
 * Required text fields, for schemas; the rule itself is in is-text.ts, so that pages need not load Zod for
 * it.
 */
import { z } from "zod";
import { isText } from "./is-text.ts";

/** A required text field; `message` is the whole sentence shown at the field. */
export const requiredText = (message: string, maxLength = 200) =>
  z
    .string({ error: message })
    .max(maxLength, { error: /*i18n*/ "Use fewer characters" })
    .refine(isText, { error: message });
