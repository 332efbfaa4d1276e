/** Accepts and declines an invitation to a team, for signed-in users and for the emailed link alike. */
import { changeRow } from "#platform/server/change-row.ts";
import { readStanding } from "#features/accounts/api/standing.query.ts";
import { action } from "#platform/server/action.ts";
import { nothing, resourceDocument } from "#platform/server/engine/describe-route.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { reopenSockets } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, notFound } from "#platform/server/errors.ts";
import { standingRefusal } from "#platform/server/require-standing.ts";
import type { Row } from "#platform/server/resource.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { sql } from "kysely";
import { z } from "zod";

type Profile = Row<"employerProfiles">;

const answers = [
  ["accept_invitation", "Joins the team that invites.", acceptInvitation],
  ["decline_invitation", "Turns an invitation into a team down.", declineInvitation],
] as const;

export const answerInvitation = answers.map(([verb, summary, run]) =>
  action({
    path: `employer_profiles/:id/${verb}`,
    summary,
    for: ["employer", "unchosen"],
    // A member of a rejected program may still join another one.
    access: "everyone",
    input: z.object({}),
    find: lockOwnInvitation,
    answers: verb === "accept_invitation" ? { 200: resourceDocument("employer_profiles") } : { 204: nothing },
    run: async (context, _input, profile) => {
      await run(context, profile);
      return verb === "accept_invitation"
        ? { resource: { type: "employer_profiles", id: profile.id } }
        : { status: 204 };
    },
  }),
);

/** The caller's own open invitation, which no team shows yet: hence no `on`. Only a confirmed address proves that they are the invited person. */
async function lockOwnInvitation(
  { db, actor, now }: WriteContext,
  { id }: Record<string, string>,
): Promise<Profile> {
  if (!isSignedIn(actor) || !z.uuid().safeParse(id).success) throw notFound();
  const profile = await db
    .selectFrom("employerProfiles")
    .selectAll()
    .where("id", "=", id!)
    .where("accountId", "=", actor.accountId)
    .where(isOpenInvitation(now()))
    .forUpdate()
    .executeTakeFirst();
  if (!profile) throw notFound();
  // By the standing of the account, regardless of the current employer profile.
  const standing = await readStanding(db, actor.accountId);
  if (standing !== "good") throw standingRefusal(standing);
  return profile;
}

export const isOpenInvitation = (now: Date) =>
  sql<boolean>`(employer_profiles.invitation_state = 'pending' and employer_profiles.invitation_expires_at > ${now})`;

export async function acceptInvitation(context: WriteContext, profile: Profile): Promise<void> {
  const { db } = context;
  const employer = await db
    .selectFrom("employers")
    .select("id")
    .where("id", "=", profile.employerId)
    .where("refused", "is", null)
    .where("leftAt", "is", null)
    .executeTakeFirst();
  if (!employer)
    throw conflict(/*i18n*/ "This program doesn't take anybody in right now.", { code: "closed" });
  await changeRow(context, "employerProfiles", profile, {
    removedAt: null,
    invitationState: null,
    invitationToken: null,
    invitationExpiresAt: null,
  });
  await recordAudit(context, { action: "employer.join", entity: "employer_profiles", entityId: profile.id });
  await context.emit(context, "employer_profiles.joined", { id: profile.id, changed: [] });
  await reopenSockets(db, profile.accountId);
}

export async function declineInvitation(context: WriteContext, { id }: Profile): Promise<void> {
  await endInvitation(context, id, "declined");
}

/** By the invited person, or by the team. */
export async function endInvitation(
  context: WriteContext,
  id: string,
  state: "declined" | "revoked",
): Promise<void> {
  const { db } = context;
  await changeRow(context, "employerProfiles", { id }, { invitationState: state, invitationToken: null });
  await db.deleteFrom("employerProfileLocations").where("employerProfileId", "=", id).execute();
  await recordAudit(context, {
    action: `employer.invitation_${state}`,
    entity: "employer_profiles",
    entityId: id,
  });
}
