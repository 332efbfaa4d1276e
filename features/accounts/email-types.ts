/** The kinds of mail there are from the start. Mail about an account itself is of no kind: it cannot be switched off. */

/** Whom a type is for: educators, employers, every account, or subscribers to marketing. */
export const mailerTypes = ["educator", "employer", "account", "marketing"] as const;
export type MailerType = (typeof mailerTypes)[number];

/** What the code emails by; operators may add types of their own. */
export type EmailTypeKey =
  | "application_updates"
  | "profile_updates"
  | "job_alerts"
  | "new_application"
  | "job_listings"
  | "saved_filters"
  | "hiring_hero"
  | "new_messages"
  | "interviews"
  | "interview_reminders"
  | "product_news";

interface KindOfMail {
  key: EmailTypeKey;
  mailerType: MailerType;
  name: string;
  description: string;
  /** May come once a day, all in one. */
  mayGather?: true;
  /** Comes by text message too, to those who agreed to them. */
  bySms?: true;
}

/** In the order settings show them. */
export const emailTypes: readonly KindOfMail[] = [
  {
    key: "application_updates",
    mailerType: "educator",
    name: /*i18n*/ "Application updates",
    description: /*i18n*/ "When an application you sent has arrived, moves on or is closed.",
    mayGather: true,
  },
  {
    key: "profile_updates",
    mailerType: "educator",
    name: /*i18n*/ "Your profile",
    description:
      /*i18n*/ "When it is approved or needs a change, and before it is hidden because you were away.",
  },
  {
    key: "job_alerts",
    mailerType: "educator",
    name: /*i18n*/ "Job alerts",
    description: /*i18n*/ "New jobs that fit a search you saved.",
  },
  {
    key: "new_application",
    mailerType: "employer",
    name: /*i18n*/ "New applications",
    description: /*i18n*/ "When somebody applies for one of your jobs, or waits for your answer.",
    mayGather: true,
  },
  {
    key: "job_listings",
    mailerType: "employer",
    name: /*i18n*/ "Your jobs",
    description: /*i18n*/ "Before a job ends, and when one could not be published.",
    mayGather: true,
  },
  {
    key: "saved_filters",
    mailerType: "employer",
    name: /*i18n*/ "Saved filters",
    description: /*i18n*/ "New educators for a search you saved, once a day at most.",
  },
  {
    key: "hiring_hero",
    mailerType: "employer",
    name: /*i18n*/ "Hiring Hero",
    description: /*i18n*/ "When your badge is earned, and a week before it would be lost.",
  },
  {
    key: "new_messages",
    mailerType: "account",
    name: /*i18n*/ "New messages",
    description: /*i18n*/ "When messages wait for you. You can answer by replying to the email.",
  },
  {
    key: "interviews",
    mailerType: "account",
    name: /*i18n*/ "Interviews",
    description: /*i18n*/ "Invitations for your calendar, and when an interview is moved or canceled.",
    bySms: true,
  },
  {
    key: "interview_reminders",
    mailerType: "account",
    name: /*i18n*/ "Interview reminders",
    description: /*i18n*/ "A day and an hour before an interview.",
    bySms: true,
  },
  {
    key: "product_news",
    mailerType: "marketing",
    name: /*i18n*/ "News and tips",
    description: /*i18n*/ "What is new here, at most once a week.",
  },
];

const find = (key: string) => emailTypes.find((one) => one.key === key);
export const mayGather = (key: string): boolean => find(key)?.mayGather === true;
export const comesBySms = (key: string): boolean => find(key)?.bySms === true;

/** How often mails of a type that may gather come. */
export const emailFrequencies = ["at_once", "daily"] as const;
export type EmailFrequency = (typeof emailFrequencies)[number];
