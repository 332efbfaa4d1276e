/** The email about an invitation to apply; readers switch it off with those about new messages. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import type { JobInMail } from "#features/jobs/api/alerts/alerts.mail.ts";
import { jobLinkFrom } from "#features/jobs/job-sources.ts";
import { pages } from "#features/paths.ts";

interface InvitationInMail {
  firstName: string;
  /** The first name of the teammate who sent it; empty once they left. */
  invitedBy: string;
  /** Their own line, if they wrote one. */
  text: string;
  conversationId: string;
  job: JobInMail;
}

export const invitationMail = catalogueMail<InvitationInMail>({
  id: "invitations.invited",
  sample: {
    firstName: "Ana",
    invitedBy: "Dana",
    text: "Your work with toddlers is just what our Butterfly room needs.",
    conversationId: "01890000-0000-7000-8000-000000000000",
    job: {
      id: "0199a0b0-0000-7000-8000-000000000001",
      slug: "lead-teacher-austin-3f9a1c",
      title: "Lead Teacher",
      employer: "Sunny Hill",
      place: "Austin, TX",
      pay: "$18–$22 per hour",
    },
  },
  write: ({ firstName, invitedBy, text, conversationId, job }, { t, url }) => {
    const { title, employer, place, pay, slug } = job;
    return {
      subject: t(/*i18n*/ "{employer} invites you to apply: {title}", { employer, title }),
      blocks: [
        { paragraph: t(/*i18n*/ "Hello {name},", { name: firstName }) },
        { paragraph: t(/*i18n*/ "{employer} read your profile and invites you to apply.", { employer }) },
        ...(text ? [{ quote: text, by: invitedBy || employer }] : []),
        {
          cards: [
            {
              title,
              url: url(jobLinkFrom(slug, "email")),
              lines: [[employer, place].filter(Boolean).join(" · "), pay].filter(Boolean),
            },
          ],
        },
        {
          button: t(/*i18n*/ "See the invitation"),
          url: url(`${pages.messages}?conversation=${conversationId}`),
        },
        { note: t(/*i18n*/ "Not for you? Say so there with one tap, and they will know.") },
      ],
    };
  },
});
