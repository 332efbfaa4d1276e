/** `POST account/confirm_email/resend`, `account/email_change/{resend, cancel}`: the link once more, or all as it was. */
import { action } from "#platform/server/action.ts";
import { z } from "zod";
import { cancelEmailChange } from "./change-email.action.ts";
import { resendConfirmationLink } from "./confirm-email.action.ts";
import { notWhileActing } from "./sudo.ts";

const people = ["educator", "employer", "unchosen", "operator"] as const;

/** One act at two addresses: the later one reads better where no change waits. */
const resendAt = (path: string, summary: string) =>
  action({
    path,
    summary,
    for: [...people],
    access: "everyone",
    input: z.object({}),
    find: async ({ actor }) => notWhileActing(actor),
    run: async (context, _input, me) => {
      await resendConfirmationLink(context, me.accountId);
      return { status: 204 };
    },
  });

export const resendConfirmations = [
  resendAt("account/email_change/resend", "Sends the link that confirms a new email address once more."),
  resendAt("account/confirm_email/resend", "Sends the link that confirms the email address once more."),
];

export const cancelPendingEmail = action({
  path: "account/email_change/cancel",
  summary: "Forgets the new email address that waits to be confirmed.",
  for: [...people],
  access: "everyone",
  input: z.object({}),
  find: async ({ actor }) => notWhileActing(actor),
  run: async (context, _input, me) => {
    await cancelEmailChange(context, me.accountId);
    return { status: 204 };
  },
});
