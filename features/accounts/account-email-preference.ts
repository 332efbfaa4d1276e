/** Whether an account wants one kind of mail, how often, and the same on its devices. Without a row it does. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { EmailType } from "./email-type.ts";
import { emailFrequencies } from "./email-types.ts";

export const AccountEmailPreference = entity("account_email_preferences", {
  attributes: {
    enabled: z.boolean(),
    /** Also as a notification on devices that show them. */
    push: z.boolean(),
    /** Also as a text message, where this type comes as one. */
    sms: z.boolean(),
    /** Daily: all of a day in one mail at 8:00, where this type may be gathered. */
    frequency: z.enum(emailFrequencies),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { account: "account", emailType: EmailType },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    account_email_preferences: typeof AccountEmailPreference;
  }
}
