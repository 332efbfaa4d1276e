/** Emails to an employer's team about applications. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import { fullName } from "#features/accounts/full-name.ts";
import { applicantPath } from "#features/paths.ts";

const sample = {
  id: "01890000-0000-7000-8000-000000000000",
  title: "Lead Teacher",
  firstName: "Ana",
  lastName: "Rivers",
  readerName: "Dana",
  employerName: "Sunny Hill",
};

export const newApplication = catalogueMail({
  id: "applications.new-application",
  sample,
  write: ({ id, title, firstName, lastName, readerName }, { t, url }) => ({
    subject: t(/*i18n*/ "{name} applied for {title}", { name: fullName({ firstName, lastName }), title }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {name},", { name: readerName }) },
      {
        paragraph: t(/*i18n*/ "{name} would like to work with you as {title}.", {
          name: fullName({ firstName, lastName }),
          title,
        }),
      },
      { button: t(/*i18n*/ "Read the application"), url: url(applicantPath(id)) },
      { note: t(/*i18n*/ "A quick answer, even a no, is what applicants thank you for.") },
    ],
  }),
});

export const applicationWaiting = catalogueMail({
  id: "applications.application-waits",
  sample: { ...sample, days: 7 },
  write: ({ id, title, firstName, lastName, readerName, days }, { t, url }) => ({
    subject: t(/*i18n*/ "{name} has been waiting for {days} days", {
      name: fullName({ firstName, lastName }),
      days,
    }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {name},", { name: readerName }) },
      {
        paragraph: t(/*i18n*/ "{name} applied for {title} {days} days ago and has not heard from you yet.", {
          name: fullName({ firstName, lastName }),
          title,
          days,
        }),
      },
      { button: t(/*i18n*/ "Answer now"), url: url(applicantPath(id)) },
    ],
  }),
});
