/** Whether an account wants one kind of mail, and the same on its devices. Without a row it does. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { EmailType } from "./email-type.ts";

export const AccountEmailPreference = entity("account_email_preferences", {
  attributes: {
    enabled: z.boolean(),
    /** Also as a notification on devices that show them. */
    push: z.boolean(),
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
