/** The code that proves a phone number. */
import { smsTemplate } from "#platform/server/sms/sms-template.ts";

export const phoneCodeSms = smsTemplate<{ brand: string; code: string }>({
  id: "accounts.phone-code",
  sample: { brand: "Cubby", code: "482913" },
  write: (data, { t }) => t(/*i18n*/ "{brand}: your code is {code}. Don't share it with anybody.", data),
});
