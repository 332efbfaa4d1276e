/** US zip codes: five digits, optionally a hyphen and four more. */
import { z } from "zod";

export const isZipCode = (value: unknown): value is string =>
  typeof value === "string" && /^\d{5}(-\d{4})?$/.test(value);

/** A field for one; whether anybody knows the zip is for the gazetteer to say. */
export const zipCode = z
  .string({ error: /*i18n*/ "Enter a 5-digit ZIP code, like 78701" })
  .trim()
  .refine(isZipCode, { error: /*i18n*/ "Enter a 5-digit ZIP code, like 78701" });

/** The five digits the gazetteer knows places by. */
export const fiveDigits = (zip: string) => zip.slice(0, 5);

export const unknownZipCode = /*i18n*/ "We don't know this ZIP";
