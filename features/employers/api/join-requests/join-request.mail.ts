/** Mails about join requests: to the owners about a new one, to the requester about the answer. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import { pages } from "#features/paths.ts";

export const joinRequestMail = catalogueMail({
  id: "employers.join-request",
  sample: {
    firstName: "Grace",
    who: "Ana Reyes",
    position: "Assistant Director",
    program: "Maple & Moon Montessori",
  },
  write: ({ firstName, who, position, program }, { t, url }) => ({
    subject: t(/*i18n*/ "{who} asks to join {program}", { who, program }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: position
          ? t(/*i18n*/ "{who} ({position}) would like to act for {program}.", { who, position, program })
          : t(/*i18n*/ "{who} would like to act for {program}.", { who, program }),
      },
      { button: t(/*i18n*/ "Answer the request"), url: url(pages.employerTeam) },
      { note: t(/*i18n*/ "Let in only people you know. They would see your applicants.") },
    ],
  }),
});

export const joinAnswerMail = catalogueMail({
  id: "employers.join-answer",
  sample: { firstName: "Ana", program: "Maple & Moon Montessori", accepted: true },
  write: ({ firstName, program, accepted }, { t, url }) => ({
    subject: accepted
      ? t(/*i18n*/ "You can act for {program} now", { program })
      : t(/*i18n*/ "{program} said no to your request", { program }),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: accepted
          ? t(/*i18n*/ "The team of {program} let you in.", { program })
          : t(/*i18n*/ "The team of {program} did not let you in. Ask them if you think this is a mistake.", {
              program,
            }),
      },
      { button: t(/*i18n*/ "Log in"), url: url(pages.login) },
    ],
  }),
});
