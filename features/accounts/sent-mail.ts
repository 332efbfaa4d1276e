/** A mail that was sent, or waits to be: what it was, to whom and how far it came; never its words. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const SentMail = entity("sent_mails", {
  attributes: {
    /** Of the catalogue of messages. */
    name: z.string(),
    subject: z.string(),
    toAddress: z.string(),
    language: z.string(),
    state: z.string(),
    attempts: z.int(),
    /** Why the last try failed. */
    lastError: z.string().nullable(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    sent_mails: typeof SentMail;
  }
}
