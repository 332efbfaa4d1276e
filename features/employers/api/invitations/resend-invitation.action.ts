/** `POST employer_profiles/{id}/resend_invitation`: for a lost mail or an expired link, a few times a day. */
import { action } from "#platform/server/action.ts";
import { conflict, forbidden } from "#platform/server/errors.ts";
import { z } from "zod";
import { EmployerProfile } from "../../employer-profile.ts";
import { isOwnerOf } from "../../employer.policy.ts";
import { sendInvitation } from "./send-invitation.ts";

export const resendInvitation = action({
  path: "employer_profiles/:id/resend_invitation",
  for: ["employer"],
  summary: "Mails the invitation to a team once more, to somebody who has not come yet.",
  input: z.object({}),
  on: EmployerProfile,
  run: async (context, _input, profile) => {
    if (!isOwnerOf(context.actor, profile))
      throw forbidden(/*i18n*/ "Only an owner invites people. Ask one of yours.");
    if (profile.invitationState !== "pending")
      throw conflict(/*i18n*/ "They are on your team already.", { code: "not_invited" });
    await sendInvitation(context, profile);
    return { resource: { type: "employer_profiles", id: profile.id } };
  },
});
