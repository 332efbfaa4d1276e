/** `POST employer_profiles/{id}/resend_invitation`: the mail was lost, or its link is too old. A few times a day. */
import { mailInvitation } from "#features/accounts/api/invite-account.action.ts";
import { action } from "#platform/server/action.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, forbidden, notFound, tooManyRequests } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { z } from "zod";
import { isOwnerOf } from "../employer.policy.ts";
import { waitingFor } from "./teammates.query.ts";

const mostADay = 5;
const dayMs = 86_400_000;

export const resendInvitation = action({
  path: "employer_profiles/:id/resend_invitation",
  for: ["employer"],
  summary: "Mails the invitation to a team once more, to somebody who has not come yet.",
  input: z.object({}),
  find: ofTeam,
  run: async (context, _input, profile) => {
    const { db, now } = context;
    if (!(await waitingFor(db, [profile.id])).has(profile.id))
      throw conflict(/*i18n*/ "They are on your team already.", { code: "not_invited" });
    const account = await db
      .selectFrom("accounts")
      .selectAll()
      .where("id", "=", profile.accountId)
      .executeTakeFirstOrThrow();
    await checkHowOften(context, account.email);
    const { name } = await db
      .selectFrom("employers")
      .select("name")
      .where("id", "=", profile.employerId)
      .executeTakeFirstOrThrow();
    await mailInvitation(context, account, { invitedBy: name, occasion: `${profile.id}:${now().getTime()}` });
    await db.updateTable("employerProfiles").set({ invitedAt: now() }).where("id", "=", profile.id).execute();
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
    .where("removedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!profile) throw notFound();
  if (!isOwnerOf(actor, profile)) throw forbidden(/*i18n*/ "Only an owner invites people. Ask one of yours.");
  return profile;
}

/** Nobody's mailbox is filled by somebody who owns a program here. */
async function checkHowOften({ db, now }: WriteContext, address: string): Promise<void> {
  const { sent } = await db
    .selectFrom("mails")
    .select((eb) => eb.fn.countAll<number>().as("sent"))
    .where("toAddress", "=", address)
    .where("name", "=", "accounts.invitation")
    .where("createdAt", ">", new Date(now().getTime() - dayMs))
    .executeTakeFirstOrThrow();
  if (sent >= mostADay) throw tooManyRequests(dayMs / 1000);
}
