/** Invites a colleague: creates a pending profile and sends a mail. Nobody joins a team without accepting. */
import { findOrCreateInvitedAccount } from "#features/accounts/api/invite-account.action.ts";
import { email } from "#features/accounts/credentials.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, forbidden, invalidFields } from "#platform/server/errors.ts";
import { requireStanding } from "#platform/server/require-standing.ts";
import type { Row } from "#platform/server/resource.ts";
import { phoneNumber } from "#platform/shared/phone-number.ts";
import { sql } from "kysely";
import { z } from "zod";
import { employerRoles } from "../../employer-constants.ts";
import { EmployerProfile } from "../../employer-profile.ts";
import { assignLocations, profileSlug } from "../registration/add-program.action.ts";
import { sendInvitation } from "./send-invitation.ts";

const { firstName, lastName } = EmployerProfile.attributes;

export const inviteInput = z.strictObject({
  email,
  firstName,
  lastName,
  phoneNumber: phoneNumber.optional(),
  position: z.string().trim().max(100).nullish(),
  role: z.enum(employerRoles).default("member"),
  /** The locations they will be responsible for; all by default. */
  locationIds: z.array(z.uuid()).min(1, /*i18n*/ "Choose at least one location").max(500).optional(),
});

/** Members and open invitations of a program before its review. */
export const maxTeamBeforeReview = 3;

export async function inviteMember(
  context: WriteContext,
  given: z.output<typeof inviteInput>,
): Promise<string> {
  const { actor } = context;
  if (actor.kind !== "employer" || actor.role !== "owner") {
    throw forbidden(/*i18n*/ "Only an owner invites people. Ask one of yours.");
  }
  requireStanding(actor, ["pending"]);
  const { employerId, accountId } = actor;
  if (actor.standing === "pending") await checkTeamSize(context, employerId);
  const invited = await saveInvitation(context, { employerId, invitedById: accountId }, given);
  if (!invited)
    throw invalidFields(
      [{ field: "email", message: /*i18n*/ "This person is on your team already" }],
      (name) => `/data/attributes/${name}`,
    );
  await sendInvitation(context, invited);
  return invited.id;
}

interface InvitationSource {
  employerId: string;
  /** The account that invites. */
  invitedById: string;
}

/** Stores the invitation without sending it; null for a member or a person with an open invitation. */
export async function saveInvitation(
  context: WriteContext,
  { employerId, invitedById }: InvitationSource,
  given: z.output<typeof inviteInput>,
): Promise<Row<"employerProfiles"> | null> {
  const { db, now } = context;
  const account = await findOrCreateInvitedAccount(context, given);
  const invitation = {
    invitationState: "pending" as const,
    invitedById,
    role: given.role,
    // Not on the team until they accept.
    removedAt: now(),
  };
  const invitedProfile = await db
    .insertInto("employerProfiles")
    .values({
      ...invitation,
      accountId: account.id,
      employerId,
      slug: profileSlug(given),
      firstName: given.firstName,
      lastName: given.lastName,
      phoneNumber: given.phoneNumber ?? null,
      position: given.position || null,
    })
    .onConflict((known) =>
      known
        .columns(["accountId", "employerId"])
        .doUpdateSet({ ...invitation, invitedAt: null, invitationExpiresAt: null, invitationToken: null })
        .where("employerProfiles.removedAt", "is not", null)
        .where(sql<boolean>`employer_profiles.invitation_state is distinct from 'pending'`),
    )
    .returningAll()
    .executeTakeFirst();
  if (!invitedProfile) return null;
  await db
    .deleteFrom("employerProfileLocations")
    .where("employerProfileId", "=", invitedProfile.id)
    .execute();
  await assignLocations(db, invitedProfile.id, employerId, given.locationIds);
  return invitedProfile;
}

/** `409` when the team, including open invitations, has reached its limit before the review. */
export async function checkTeamSize({ db }: WriteContext, employerId: string): Promise<void> {
  await db.selectFrom("employers").select("id").where("id", "=", employerId).forUpdate().execute();
  const { size } = await db
    .selectFrom("employerProfiles")
    .select((eb) => eb.fn.countAll<number>().as("size"))
    .where("employerId", "=", employerId)
    .where((eb) => eb.or([eb("removedAt", "is", null), eb("invitationState", "=", "pending")]))
    .executeTakeFirstOrThrow();
  if (Number(size) < maxTeamBeforeReview) return;
  throw conflict(/*i18n*/ "You can be three people until your program is reviewed.", {
    code: "team_of_three",
  });
}
