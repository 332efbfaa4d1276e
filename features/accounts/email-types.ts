/** The kinds of mail there are from the start. Mail about an account itself is of no kind: it cannot be switched off. */

/** Whom a type is for: educators, employers, every account, or subscribers to marketing. */
export const mailerTypes = ["educator", "employer", "account", "marketing"] as const;
export type MailerType = (typeof mailerTypes)[number];

interface KindOfMail {
  key: string;
  mailerType: MailerType;
  name: string;
  description: string;
}

/** In the order settings show them. */
export const emailTypes: readonly KindOfMail[] = [
  {
    key: "application_updates",
    mailerType: "educator",
    name: /*i18n*/ "Application updates",
    description: /*i18n*/ "When an application you sent has arrived, moves on or is closed.",
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
  },
  {
    key: "job_listings",
    mailerType: "employer",
    name: /*i18n*/ "Your jobs",
    description: /*i18n*/ "Before a job ends, and when one could not be published.",
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
  },
  {
    key: "interview_reminders",
    mailerType: "account",
    name: /*i18n*/ "Interview reminders",
    description: /*i18n*/ "A day and an hour before an interview.",
  },
  {
    key: "product_news",
    mailerType: "marketing",
    name: /*i18n*/ "News and tips",
    description: /*i18n*/ "What is new here, at most once a week.",
  },
];
