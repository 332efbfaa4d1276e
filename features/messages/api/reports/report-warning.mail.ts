/** The email to those who were reported: what it is about, and what operators ask of them. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import { pages } from "#features/paths.ts";

export type ReportSubject = "messages" | "job" | "profile";

const subjects: Record<ReportSubject, string> = {
  messages: /*i18n*/ "Somebody reported messages of yours. We looked at them, and ask you to read this:",
  job: /*i18n*/ "Somebody reported a job of yours. We looked at it, and ask you to read this:",
  profile: /*i18n*/ "Somebody reported your profile. We looked at it, and ask you to read this:",
};

export const reportWarningMail = catalogueMail({
  id: "messages.report-warning",
  sample: {
    firstName: "Ana",
    subject: "messages" as ReportSubject,
    note: "Please don't ask applicants for money. Nobody pays for an interview.",
  },
  write: ({ firstName, subject, note }, { t, url }) => ({
    subject: t(/*i18n*/ "Please read this: a report about you"),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      { paragraph: t(subjects[subject]) },
      { quote: note },
      {
        paragraph: t(
          /*i18n*/ "If it happens again, we may take you off the marketplace. If you think that we are wrong, write to us.",
        ),
      },
      { button: t(/*i18n*/ "Open your account"), url: url(pages.home) },
    ],
  }),
});
