/** A phone number as people type it; only the number of digits is checked. */
import { z } from "zod";

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

/** Ten to fifteen digits (E.164), however they are grouped. */
export const isPhoneNumber = (text: string) =>
  /^[+()\d\s./-]+( ?(x|ext\.?) ?\d{1,6})?$/i.test(text) && /^\d{10,21}$/.test(text.replace(/\D/g, ""));
