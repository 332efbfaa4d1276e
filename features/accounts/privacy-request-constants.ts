/** What people without an account may ask of their data, and how long each step of it takes. */
export const privacyRequestKinds = ["copy", "erasure", "correction"] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

/** "unconfirmed" until a link in a mail to the address was followed. */
export const privacyRequestStates = ["unconfirmed", "open", "done", "refused"] as const;
export type PrivacyRequestState = (typeof privacyRequestStates)[number];

export const privacyRequestTimes = {
  /** The law gives 45 days; we give ourselves less. */
  answerDays: 30,
  confirmDays: 7,
  copyDays: 14,
  /** A record of what was asked and answered has to be kept so long. */
  keptMonths: 24,
} as const;
