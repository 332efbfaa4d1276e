/** What operators read of the notification catalogue. */
import { notificationAudiences, notificationChannels } from "#features/accounts/notification-catalogue.ts";
import { z } from "zod";

const inBoth = <T extends z.ZodType>(one: T) => z.object({ en: one, es: one });

export const CatalogueEntry = z.object({
  id: z.string(),
  to: z.enum(notificationAudiences),
  channels: z.array(z.enum(notificationChannels)),
  emailType: z.string().nullable(),
  debounceMinutes: z.int(),
  titles: inBoth(z.string()),
});
export type CatalogueEntry = z.infer<typeof CatalogueEntry>;

/** Of one message in one language, by channel. */
const Words = z.object({
  title: z.string(),
  mail: z
    .object({
      subject: z.string(),
      text: z.string(),
      /** Where its body is shown, for an hour; `scheme=dark` as in a dark mail program. */
      page: z.string(),
    })
    .optional(),
  push: z.string().optional(),
  sms: z.string().optional(),
  inApp: z.string().optional(),
});

export const CatalogueMessage = CatalogueEntry.extend({ words: inBoth(Words) });
export type CatalogueMessage = z.infer<typeof CatalogueMessage>;
