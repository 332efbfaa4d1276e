/** What somebody who books adds: a note, and a number where one is called. Loaded when the form is filled in. */
import { z } from "zod";
import { isPhoneNumber } from "#platform/shared/is-phone-number.ts";

const note = z.string().trim().max(1000, { error: /*i18n*/ "Use at most 1,000 characters" });

export const withoutNumber = z.object({ note, phoneNumber: z.string() });

export const withNumber = z.object({
  note,
  phoneNumber: z.string().trim().refine(isPhoneNumber, {
    error: /*i18n*/ "Enter a phone number with area code, like (512) 555-0123",
  }),
});
