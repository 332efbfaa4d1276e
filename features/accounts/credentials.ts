/** Validation of email addresses, passwords and names, for the forms and the server alike. */
import { isText } from "#platform/shared/is-text.ts";
import { z } from "zod";
import { isCommonPassword } from "./common-passwords.ts";

export const passwordLength = { least: 10, most: 128 } as const;

/** Trimmed and lower-cased: two spellings of one address are one account. */
export const email = z
  .string(/*i18n*/ "Enter your email address")
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email(/*i18n*/ "Enter an email address like name@example.com").max(254));

export const passwordMissing = /*i18n*/ "Enter a password";
export const password = z
  .string(passwordMissing)
  .min(1, { error: passwordMissing, abort: true })
  .min(passwordLength.least, /*i18n*/ "Use at least 10 characters")
  .max(passwordLength.most, { error: /*i18n*/ "Use at most 128 characters", abort: true })
  .refine((text) => !isCommonPassword(text), /*i18n*/ "That password is too common. Choose another one.");

const name = (missing: string) =>
  z.string(missing).trim().max(100, /*i18n*/ "Use fewer characters").refine(isText, missing);
export const firstName = name(/*i18n*/ "Enter your first name");
export const lastName = name(/*i18n*/ "Enter your last name");

export const passwordsDiffer = /*i18n*/ "The two passwords are not the same";
export const emailTaken = /*i18n*/ "Email has already been taken";
