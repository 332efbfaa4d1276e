/**
 * `POST account/confirm_email/resend`, `account/email_change/{resend, cancel}`: sends the link again, or
 * cancels the change.
 */
import { action } from "#platform/server/action.ts";
import { nothing } from "#platform/server/engine/describe-route.ts";
import { operatorRoles } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { cancelEmailChange } from "./change-email.action.ts";
import { resendConfirmationLink } from "./confirm-email.action.ts";
import { requireAccountOwner } from "../sessions/require-owner.ts";

const people = ["educator", "employer", "unchosen", "operator"] as const;

/** One action at two paths: the second reads better when no change is pending. */
const resendAction = (path: string, summary: string) =>
  action({
    path,
    summary,
    for: [...people],
    operators: operatorRoles,
    access: "everyone",
    input: z.object({}),
    find: async ({ actor }) => requireAccountOwner(actor),
    answers: { 204: nothing },
    run: async (context, _input, me) => {
      await resendConfirmationLink(context, me.accountId);
      return { status: 204 };
    },
  });

export const resendConfirmationActions = [
  resendAction("account/email_change/resend", "Sends the link that confirms a new email address once more."),
  resendAction("account/confirm_email/resend", "Sends the link that confirms the email address once more."),
];

export const cancelPendingEmail = action({
  path: "account/email_change/cancel",
  summary: "Forgets the new email address that waits to be confirmed.",
  for: [...people],
  operators: operatorRoles,
  access: "everyone",
  input: z.object({}),
  find: async ({ actor }) => requireAccountOwner(actor),
  answers: { 204: nothing },
  run: async (context, _input, me) => {
    await cancelEmailChange(context, me.accountId);
    return { status: 204 };
  },
});
