/** A field for a zip code; whether anybody knows the zip is for the gazetteer to say. */
import { z } from "zod";
import { isZipCode } from "./zip-code.ts";

export const zipCode = z
  .string({ error: /*i18n*/ "Enter a 5-digit ZIP code, like 78701" })
  .trim()
  .refine(isZipCode, { error: /*i18n*/ "Enter a 5-digit ZIP code, like 78701" });
