/** News, in the words of whoever wrote them. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import type { Language } from "#platform/server/context.ts";
import type { Row } from "#platform/server/resource.ts";

export interface NewsInMail {
  path: string;
  words: Record<Language, { subject: string; body: string }>;
}

export const newsMail = catalogueMail<NewsInMail>({
  id: "notifications.news",
  sample: {
    path: "/jobs",
    words: {
      en: { subject: "Answer by text", body: "You can answer messages by email now.\n\nJust press reply." },
      es: {
        subject: "Responde por correo",
        body: "Ya puedes responder a los mensajes por correo.\n\nSolo presiona responder.",
      },
    },
  },
  write: ({ path, words }, { t, url, language }) => {
    const { subject, body } = words[language];
    return {
      subject,
      blocks: [
        { heading: subject },
        ...body.split(/\n\s*\n/).map((paragraph) => ({ paragraph: paragraph.trim() })),
        { button: t(/*i18n*/ "Have a look"), url: url(path) },
      ],
    };
  },
});

/** With what stands in its row. */
export const newsOf = ({ path, subjectEn, bodyEn, subjectEs, bodyEs }: Row<"newsMails">) =>
  newsMail({
    path,
    words: { en: { subject: subjectEn, body: bodyEn }, es: { subject: subjectEs, body: bodyEs } },
  });
