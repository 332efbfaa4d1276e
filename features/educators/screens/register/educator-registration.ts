/** Validation of an educator's sign-up (the short form), and of the areas that follow it. */
import { email, firstName, lastName, password } from "#features/accounts/credentials.ts";
import { zipCode } from "#features/places/zip-code-field.ts";
import { isPhoneNumber } from "#platform/shared/is-phone-number.ts";
import { z } from "zod";

const registration = z.object({
  firstName,
  lastName,
  email,
  zipCode,
  phoneNumber: z
    .string()
    .trim()
    .refine((text) => !text || isPhoneNumber(text), {
      error: /*i18n*/ "Enter a phone number with area code, like (512) 555-0123",
    }),
  smsNotifications: z.boolean(),
  terms: z.literal(true, { error: /*i18n*/ "Agree to the terms to create an account" }),
});

const withConsent = <S extends z.ZodType<{ smsNotifications: boolean; phoneNumber: string }>>(schema: S) =>
  schema.refine(({ smsNotifications, phoneNumber }) => !smsNotifications || phoneNumber !== "", {
    path: ["phoneNumber"],
    error: /*i18n*/ "Enter your phone number to get text messages",
    // Reported together with the other problems, not only when all else is valid.
    when: () => true,
  });

export const educatorRegistration = withConsent(registration.extend({ password }));
/** Of somebody who comes by way of a provider, and so needs no password. */
export const providerRegistration = withConsent(registration.extend({ password: z.string() }));

/** Where to work; `search` only filters the list. */
export const areaInput = z.object({
  search: z.string(),
  geographyId: z.string().min(1, /*i18n*/ "Choose where you want to work"),
});

export const neighborhoodsInput = z.object({
  neighborhoods: z.array(z.string()).min(1, /*i18n*/ "Choose at least one, or skip this for now"),
});
