/**
 * Invites a person to a team. Only an approved program and whoever invites are named in the
 * subject, since others can choose any name.
 */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import type { Translate } from "#platform/shared/translate.ts";

export const invitationMail = catalogueMail({
  id: "employers.invitation",
  sample: {
    firstName: "Marisol",
    inviter: "Rosa Diaz",
    program: "Maple & Moon Montessori",
    isApproved: true,
    token: "sample-token",
  },
  write: ({ firstName, inviter, program, isApproved, token }, { t, url, brand }) => ({
    subject: subjectOf({ inviter, program, isApproved }, t, brand.name),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: t(
          /*i18n*/ "{inviter} invited you to the team of {program}: to see applicants, write to educators and post jobs.",
          { inviter, program },
        ),
      },
      ...(isApproved ? [] : [{ paragraph: t(/*i18n*/ "We have not reviewed this program yet.") }]),
      {
        button: t(/*i18n*/ "Look at the invitation"),
        url: url(`/api/team_invitation?token=${encodeURIComponent(token)}`),
      },
      {
        note: t(
          /*i18n*/ "The link is good for 14 days. Don't know them? Then leave it: nothing happens without you.",
        ),
      },
    ],
  }),
});

/** For an educator's address, whose account can't act for an employer; the inviting owner does not learn this. */
export const invitationElsewhereMail = catalogueMail({
  id: "employers.invitation-elsewhere",
  sample: {
    firstName: "Marisol",
    inviter: "Rosa Diaz",
    program: "Maple & Moon Montessori",
    isApproved: true,
  },
  write: ({ firstName, inviter, program, isApproved }, { t, brand }) => ({
    subject: subjectOf({ inviter, program, isApproved }, t, brand.name),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
      {
        paragraph: t(/*i18n*/ "{inviter} invited you to the team of {program}, as an employer.", {
          inviter,
          program,
        }),
      },
      ...(isApproved ? [] : [{ paragraph: t(/*i18n*/ "We have not reviewed this program yet.") }]),
      {
        paragraph: t(
          /*i18n*/ "This address belongs to your educator account, which can't act for an employer. If you'd like to join, ask them to invite you at another address.",
        ),
      },
      { note: t(/*i18n*/ "They don't know that you have an account. Don't know them? Then leave it.") },
    ],
  }),
});

const subjectOf = (
  { inviter, program, isApproved }: { inviter: string; program: string; isApproved: boolean },
  t: Translate,
  brand: string,
) =>
  isApproved
    ? t(/*i18n*/ "{inviter} invited you to {program}", { inviter, program })
    : t(/*i18n*/ "You are invited to a team at {brand}", { brand });
