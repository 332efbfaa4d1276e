/** News by mail: written by operators in both languages, for those who asked for news. */
import { Brand } from "#features/brands/brand.ts";
import { entity } from "#platform/shared/entity.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { z } from "zod";

export const newsAudiences = ["everyone", "educator", "employer"] as const;

const subject = requiredText(/*i18n*/ "Enter a subject", 100);
/** Paragraphs, with an empty line between them. */
const body = requiredText(/*i18n*/ "Enter the text", 5000);

export const NewsMail = entity("news_mails", {
  attributes: {
    audience: z.enum(newsAudiences),
    subjectEn: subject,
    bodyEn: body,
    subjectEs: subject,
    bodyEs: body,
    /** Where its button leads, on the reader's brand. */
    path: z
      .string()
      .max(500)
      .regex(/^\/(?!\/)/, /*i18n*/ "Start with a slash, as in /jobs"),
    state: z.enum(["draft", "sending", "sent"]),
    sentAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { brand: Brand },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    news_mails: typeof NewsMail;
  }
}
