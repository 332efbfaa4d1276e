/** A web address people type: https is assumed without a scheme; only http and https are accepted. */
import { z } from "zod";

const message = /*i18n*/ "Enter a web address like sunnyhill.example";

/** Trimmed; an emptied field is null. */
export const webAddress = z
  .string()
  .trim()
  .max(300, message)
  .transform((text) => (text === "" || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`) || null)
  .refine((text) => text === null || isWebAddress(text), { error: message })
  .nullable();

/** Whether it is safe as a link: http or https, with a host, and no name before it that would mislead. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.hostname.includes(".") &&
    !url.username &&
    !url.password
  );
}
