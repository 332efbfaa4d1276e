/** Validation of a phone number, which the form loads when somebody begins to fill it in. */
import { phoneRequired } from "#features/accounts/sms-consent.ts";
import { phoneNumber } from "#platform/shared/phone-number.ts";
import { z } from "zod";

export const phoneInput = z.object({ phoneNumber });
export const requiredPhoneInput = z.object({
  phoneNumber: phoneNumber.refine((number) => number !== null, phoneRequired),
});
