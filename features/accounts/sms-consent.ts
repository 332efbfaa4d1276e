/**
 * The text that an account agrees to when it wants text messages: shown beside the switch, and recorded with
 * the time (47 CFR 64.1200).
 */
export const smsConsentText = {
  label: /*i18n*/ "Text me about interviews and replies",
  hint: /*i18n*/ "Message and data rates may apply. Reply STOP at any time.",
} as const;

export const phoneRequired = /*i18n*/ "Enter your phone number to get text messages";
