/**
 * A web address people type: https is assumed without a scheme; only http and https are accepted. The rule itself is in
 * is-web-address.ts, so that pages need not load Zod for it.
 */
import { z } from "zod";
import { isWebAddress } from "./is-web-address.ts";

const message = /*i18n*/ "Enter a web address like sunnyhill.example";

/** Trimmed; an emptied field is null. */
export const webAddress = z
  .string()
  .trim()
  .max(300, message)
  .transform((text) => (text === "" || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`) || null)
  .refine((text) => text === null || isWebAddress(text), { error: message })
  .nullable();
