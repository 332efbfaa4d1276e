/**
 * Validation of the forms of an account. Separate from the screens, which load it when somebody begins to fill in the form,
 * so that their pages need no Zod to be shown.
 */
import { z } from "zod";
import { email, password } from "./credentials.ts";
import { Passkey } from "./passkey.ts";
import { privacyRequestKinds } from "./privacy-request-constants.ts";

export const logInInput = z.object({
  email,
  password: z.string().min(1, /*i18n*/ "Enter your password"),
});

/** Where a link or a code is mailed to. */
export const addressInput = z.object({ email });

/** From a mail, a text message or an app. */
export const codeInput = z.object({ code: z.string().trim().min(6, /*i18n*/ "Enter the code") });

export const newPasswordInput = z.object({ password });

const currentPassword = z.string().min(1, /*i18n*/ "Enter your current password");

export const changePasswordInput = z.object({ currentPassword, password });

/** The password comes with the act itself. */
export const provePasswordInput = z.object({ password: currentPassword });

export const changeEmailInput = z.object({ email, currentPassword });
/** Without a password the server asks for a fresh log-in instead. */
export const changeEmailWithoutPasswordInput = z.object({ email, currentPassword: z.string() });

export const renamePasskeyInput = z.object({ name: Passkey.attributes.name });

/** What somebody without an account asks of the data under their address. */
export const privacyRequestInput = z.object({
  email,
  kind: z.enum(privacyRequestKinds, /*i18n*/ "Choose what you ask for"),
  details: z.string().trim().max(2000, /*i18n*/ "Use 2,000 characters or fewer").default(""),
});
