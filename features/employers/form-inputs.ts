/** Validation of the forms of employers, which the screens load when somebody begins to fill one in. */
import { email, firstName, lastName, password } from "#features/accounts/credentials.ts";
import { zipCode } from "#features/places/zip-code-field.ts";
import { isPhoneNumber } from "#platform/shared/is-phone-number.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { webAddress } from "#platform/shared/web-address.ts";
import { z } from "zod";
import { centerTypes } from "./employer-constants.ts";
import type { RegistrationStep } from "./registration-form.ts";

/** Each step of the sign-up is validated alone; the password last of all, because it is never stored between visits. */
export const registrationInput = {
  you: z.object({
    firstName,
    lastName,
    email,
    phoneNumber: z.string().trim().refine(isPhoneNumber, {
      error: /*i18n*/ "Enter a phone number with area code, like (512) 555-0123",
    }),
    position: requiredText(/*i18n*/ "Enter your position, like Director", 100),
  }),
  program: z.discriminatedUnion("belonging", [
    z.object({
      belonging: z.literal("new"),
      employerName: requiredText(/*i18n*/ "Enter your program's name", 200),
      zipCode,
      centerType: z.enum(centerTypes, { error: /*i18n*/ "Choose the type of program" }),
      address: requiredText(/*i18n*/ "Enter the street address, like 410 Oak Street", 300),
      website: webAddress,
      capacity: z
        .string()
        .trim()
        .refine((text) => !text || /^[1-9]\d{0,4}$/.test(text), {
          error: /*i18n*/ "Enter the number of children, like 60",
        }),
    }),
    z.object({
      belonging: z.literal("claim"),
      employerName: requiredText(/*i18n*/ "Enter your program's name", 200),
      zipCode,
      employerId: z.string(),
      licenseNumber: requiredText(/*i18n*/ "Enter the number on your state license", 60),
    }),
    z.object({
      belonging: z.literal("join"),
      employerName: requiredText(/*i18n*/ "Enter your program's name", 200),
      zipCode,
      employerId: z.string(),
    }),
  ]),
  location: z.object({
    locationIds: z.array(z.string()).min(1, { error: /*i18n*/ "Add at least one location" }),
    moreLocations: z.array(
      z.object({
        name: z.string().trim().max(200),
        address: requiredText(/*i18n*/ "Enter the street address, like 410 Oak Street", 300),
        zipCode,
      }),
    ),
  }),
  hiring: z.object({
    roles: z.array(z.string()),
    invitations: z.array(
      z.object({
        firstName: requiredText(/*i18n*/ "Enter their first name", 100),
        lastName: requiredText(/*i18n*/ "Enter their last name", 100),
        email,
      }),
    ),
  }),
} satisfies Record<RegistrationStep, z.ZodType>;

export const registrationPasswordInput = z.object({ password });

/** For which of their programs somebody works now. */
export const profileChoiceInput = z.object({ profileId: z.string().min(1, /*i18n*/ "Choose a profile") });
