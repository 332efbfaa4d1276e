/**
 * Validation of the forms of an account. Separate from the screens, which load it when somebody begins to fill in the form,
 * so that their pages need no Zod to be shown.
 */
import { z } from "zod";
import { email, password } from "./credentials.ts";

export const logInInput = z.object({
  email,
  password: z.string().min(1, /*i18n*/ "Enter your password"),
});

/** Where a link or a code is mailed to. */
export const addressInput = z.object({ email });

/** From a mail, a text message or an app. */
export const codeInput = z.object({ code: z.string().trim().min(6, /*i18n*/ "Enter the code") });

export const newPasswordInput = z.object({ password });

export const changePasswordInput = z.object({
  currentPassword: z.string().min(1, /*i18n*/ "Enter your current password"),
  password,
});
