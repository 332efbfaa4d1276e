/** Emails to educators about their applications. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import { pages } from "#features/paths.ts";

const sample = { firstName: "Ana", title: "Lead Teacher", employerName: "Sunny Hill" };

export const applicationSent = catalogueMail({
  id: "applications.sent",
  sample,
  write: ({ firstName, title, employerName }, { t, url }) => ({
    subject: t(/*i18n*/ "Application sent to {employerName}", { employerName }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: t(/*i18n*/ "You're all set. {employerName} has your application for {title}.", {
          employerName,
          title,
        }),
      },
      { paragraph: t(/*i18n*/ "We'll tell you when they read it, and remind them if they are slow.") },
      { button: t(/*i18n*/ "See my applications"), url: url(pages.applications) },
    ],
  }),
});

/** The states that are emailed when they are reached; a rejection has its own email. */
export const emailedStates = ["shortlisted", "interviewing", "closed"] as const;

const stateTexts: Record<(typeof emailedStates)[number], string> = {
  shortlisted: /*i18n*/ "{employerName} put you on their shortlist for {title}.",
  interviewing: /*i18n*/ "{employerName} would like to meet you about {title}.",
  closed: /*i18n*/ "{employerName} closed {title}. Your application is closed with it.",
};

export const applicationStateChanged = catalogueMail<
  typeof sample & { state: (typeof emailedStates)[number] }
>({
  id: "applications.moved",
  sample: { ...sample, state: "shortlisted" },
  write: ({ firstName, title, employerName, state }, { t, url }) => ({
    subject: t(/*i18n*/ "News about {title} at {employerName}", { title, employerName }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      { paragraph: t(stateTexts[state], { title, employerName }) },
      { button: t(/*i18n*/ "See my applications"), url: url(pages.applications) },
    ],
  }),
});

/** `letter`: the paragraphs that the team sends, in the educator's language already. */
export const applicationRejected = catalogueMail({
  id: "applications.not-selected",
  sample: {
    employerName: sample.employerName,
    letter: ["Hello Ana,", "We have chosen to go on with others this time.", "Grace Lee\nSunny Hill"],
  },
  write: ({ employerName, letter }, { t, url }) => ({
    subject: t(/*i18n*/ "About your application to {employerName}", { employerName }),
    blocks: [
      ...letter.map((paragraph) => ({ paragraph })),
      {
        paragraph: t(
          /*i18n*/ "It says nothing about your worth as an educator. Other centers near you are looking.",
        ),
      },
      { button: t(/*i18n*/ "Find jobs"), url: url(pages.jobs) },
    ],
  }),
});
