/**
 * A phone number as people type it; only the number of digits is checked, in is-phone-number.ts, so that pages need not
 * load Zod for it.
 */
import { z } from "zod";
import { isPhoneNumber } from "./is-phone-number.ts";

/** Trimmed; an emptied field is null. */
export const phoneNumber = z
  .string()
  .trim()
  .max(40)
  .transform((text) => text || null)
  .refine((text) => text === null || isPhoneNumber(text), {
    error: /*i18n*/ "Enter a phone number with area code, like (512) 555-0123",
  })
  .nullable();
