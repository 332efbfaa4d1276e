/** Several mails of one type as one. */
import { catalogueMail } from "./catalogue-mail.ts";

interface Digest {
  /** Of the type, in English: it is translated here. */
  typeName: string;
  mails: { subject: string; link: string | null }[];
}

const link = "https://cubby.example/employer/applicants";

export const digestMail = catalogueMail<Digest>({
  id: "accounts.digest",
  sample: {
    typeName: "New applications",
    mails: [
      { subject: "Ana Rivers applied for Lead Teacher", link },
      { subject: "Sam Okafor applied for Lead Teacher", link },
      { subject: "Lee Park applied for Assistant Teacher", link },
    ],
  },
  write: ({ typeName, mails }, { t, url }) => ({
    subject: t(/*i18n*/ "{type}: {count} new", { type: t(typeName), count: mails.length }),
    preview: mails.map(({ subject }) => subject).join(" · "),
    blocks: [
      { heading: t(typeName) },
      {
        cards: mails.map(({ subject, link }) => ({ title: subject, url: link ?? url("/"), lines: [] })),
      },
      {
        note: t(/*i18n*/ "You choose in your settings how often these come."),
        link: { label: t(/*i18n*/ "Settings"), url: url("/settings#emails") },
      },
    ],
  }),
});
