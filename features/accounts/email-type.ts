/**
 * A type of email that an account may switch off. Operators may stop one for all accounts, or hide it from
 * the settings.
 */
import { entity } from "#platform/shared/entity.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { z } from "zod";
import { mailerTypes } from "./email-types.ts";

export const EmailType = entity("email_types", {
  attributes: {
    key: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,99}$/, /*i18n*/ "Use lower-case letters, digits and underscores"),
    name: requiredText(/*i18n*/ "Enter a name", 100),
    description: z.string().trim().max(500),
    mailerType: z.enum(mailerTypes),
    /** False: nobody receives this email. */
    active: z.boolean(),
    /** False: hidden from the settings. */
    visible: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    email_types: typeof EmailType;
  }
}
