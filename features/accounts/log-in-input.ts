/**
 * Validation of the log-in form. Separate from the screens, so that a page renders before its validation has
 * loaded.
 */
import { z } from "zod";
import { email } from "./credentials.ts";

export const logInInput = z.object({
  email,
  password: z.string().min(1, /*i18n*/ "Enter your password"),
});
