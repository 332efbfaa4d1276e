/** `POST employer_profiles/{id}/resend_invitation`: the mail was lost, or its link is too old. A few times a day. */
import { action } from "#platform/server/action.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, forbidden, notFound } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { z } from "zod";
import { isOwnerOf } from "../../employer.policy.ts";
import { sendInvitation } from "./send-invitation.ts";

export const resendInvitation = action({
  path: "employer_profiles/:id/resend_invitation",
  for: ["employer"],
  summary: "Mails the invitation to a team once more, to somebody who has not come yet.",
  input: z.object({}),
  find: ofTeam,
  run: async (context, _input, profile) => {
    if (profile.invitationState !== "pending")
      throw conflict(/*i18n*/ "They are on your team already.", { code: "not_invited" });
    await sendInvitation(context, profile);
    return { resource: { type: "employer_profiles", id: profile.id } };
  },
});

async function ofTeam(
  { db, actor }: WriteContext,
  { id }: Record<string, string>,
): Promise<Row<"employerProfiles">> {
  if (actor.kind !== "employer" || !z.uuid().safeParse(id).success) throw notFound();
  const profile = await db
    .selectFrom("employerProfiles")
    .selectAll()
    .where("id", "=", id!)
    .where("employerId", "=", actor.employerId)
    .where((eb) => eb.or([eb("removedAt", "is", null), eb("invitationState", "=", "pending")]))
    .forUpdate()
    .executeTakeFirst();
  if (!profile) throw notFound();
  if (!isOwnerOf(actor, profile)) throw forbidden(/*i18n*/ "Only an owner invites people. Ask one of yours.");
  return profile;
}
