/** `POST account/email_change/{resend, cancel}`: the link once more, or all as it was. */
import { action } from "#platform/server/action.ts";
import { z } from "zod";
import { cancelEmailChange, resendLink } from "./change-email.action.ts";
import { notWhileActing } from "./sudo.ts";

const people = ["educator", "employer", "unchosen", "operator"] as const;

export const resendConfirmation = action({
  path: "account/email_change/resend",
  summary: "Sends the link that confirms a new email address once more.",
  for: [...people],
  input: z.object({}),
  find: async ({ actor }) => notWhileActing(actor),
  run: async (context, _input, me) => {
    await resendLink(context, me.accountId);
    return { status: 204 };
  },
});

export const cancelPendingEmail = action({
  path: "account/email_change/cancel",
  summary: "Forgets the new email address that waits to be confirmed.",
  for: [...people],
  input: z.object({}),
  find: async ({ actor }) => notWhileActing(actor),
  run: async (context, _input, me) => {
    await cancelEmailChange(context, me.accountId);
    return { status: 204 };
  },
});
