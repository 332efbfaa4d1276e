/** Mails that ask how a hiring went; each is answered by one press. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";

/** The addresses of the page on which it is answered; null where a yes needs more than a press. */
interface Question {
  answerUrl: string;
}

export const educatorHireMail = catalogueMail<Question & { employer: string }>({
  id: "hiring-updates.did-they-hire-you",
  sample: { employer: "Sunny Hill Preschool", answerUrl: "https://cubby.example/answer" },
  write: ({ employer, answerUrl }, { t }) => ({
    subject: t(/*i18n*/ "Did {employer} hire you?", { employer }),
    blocks: [
      { heading: t(/*i18n*/ "Did {employer} hire you?", { employer }) },
      {
        paragraph: t(
          /*i18n*/ "One press is enough. Your answer helps other educators, and nobody writes to you about this job again.",
        ),
      },
      { button: t(/*i18n*/ "Answer"), url: answerUrl },
    ],
  }),
});

export const teamHireMail = catalogueMail<Question & { name: string }>({
  id: "hiring-updates.did-you-hire-them",
  sample: { name: "Ana Reyes", answerUrl: "https://cubby.example/answer" },
  write: ({ name, answerUrl }, { t }) => ({
    subject: t(/*i18n*/ "{name} says you hired them", { name }),
    blocks: [
      { heading: t(/*i18n*/ "Did you hire {name}?", { name }) },
      { paragraph: t(/*i18n*/ "A yes marks the application as hired. One press is enough.") },
      { button: t(/*i18n*/ "Answer"), url: answerUrl },
    ],
  }),
});

export const jobHireMail = catalogueMail<Question & { title: string }>({
  id: "hiring-updates.did-you-hire",
  sample: { title: "Lead Preschool Teacher", answerUrl: "https://cubby.example/answer" },
  write: ({ title, answerUrl }, { t }) => ({
    subject: t(/*i18n*/ "Did you hire someone for {title}?", { title }),
    blocks: [
      { heading: t(/*i18n*/ "Did you hire someone for {title}?", { title }) },
      {
        paragraph: t(
          /*i18n*/ "{title} has ended. Say what became of it: it counts for Hiring Hero, and we ask once more at most.",
          { title },
        ),
      },
      { button: t(/*i18n*/ "Answer"), url: answerUrl },
    ],
  }),
});

export const hiringMails = [educatorHireMail, teamHireMail, jobHireMail];
