/** Asking to be told when an area opens: what the form sends. */
import { z } from "zod";
import { zipCode } from "./zip-code-field.ts";

export const waitingListInput = z.object({
  email: z
    .string({ error: /*i18n*/ "Enter an email address like name@example.com" })
    .trim()
    .toLowerCase()
    .pipe(z.email({ error: /*i18n*/ "Enter an email address like name@example.com" })),
  zipCode,
  userType: z.enum(["educator", "employer"]),
});

/** Where the ZIP and the kind of account are known. */
export const waitingListAddress = waitingListInput.pick({ email: true });
