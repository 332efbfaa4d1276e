/** Validation of an educator's sign-up (the short form). */
import { email, firstName, lastName, password } from "#features/accounts/credentials.ts";
import { zipCode } from "#features/places/zip-code.ts";
import { isPhoneNumber } from "#platform/shared/phone-number.ts";
import { z } from "zod";

export const educatorRegistration = z
  .object({
    firstName,
    lastName,
    email,
    password,
    zipCode,
    phoneNumber: z
      .string()
      .trim()
      .refine((text) => !text || isPhoneNumber(text), {
        error: /*i18n*/ "Enter a phone number with area code, like (512) 555-0123",
      }),
    smsNotifications: z.boolean(),
    terms: z.literal(true, { error: /*i18n*/ "Agree to the terms to create an account" }),
  })
  .refine(({ smsNotifications, phoneNumber }) => !smsNotifications || phoneNumber !== "", {
    path: ["phoneNumber"],
    error: /*i18n*/ "Enter your phone number to get text messages",
    // Reported together with the other problems, not only when all else is valid.
    when: () => true,
  });
