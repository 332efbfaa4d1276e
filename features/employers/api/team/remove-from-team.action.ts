/** Removes a member from a team: their name stays on their work, and one owner must remain. */
import { reopenSockets } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { conflict } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { endInvitation } from "../invitations/answer-invitation.action.ts";

export async function removeFromTeam(context: WriteContext, profile: Row<"employerProfiles">): Promise<void> {
  const { db, now } = context;
  if (profile.invitationState === "pending") return endInvitation(context, profile.id, "revoked");
  await lockEmployer(db, profile.employerId);
  const owners = await ownersOf(db, profile.employerId).execute();
  if (owners.every(({ id }) => id === profile.id)) {
    throw conflict(/*i18n*/ "Make somebody else an owner first.", { code: "last_owner" });
  }
  await db.updateTable("employerProfiles").set({ removedAt: now() }).where("id", "=", profile.id).execute();
  await db.deleteFrom("employerProfileLocations").where("employerProfileId", "=", profile.id).execute();
  // A former member may request to join again.
  await db
    .deleteFrom("joinRequests")
    .where("employerId", "=", profile.employerId)
    .where("accountId", "=", profile.accountId)
    .where("state", "<>", "declined")
    .execute();
  // Ends their live updates about the team.
  await reopenSockets(db, profile.accountId);
}

/** The same rule when an owner becomes a member. */
export async function requireOwner({ db }: WriteContext, employerId: string): Promise<void> {
  await lockEmployer(db, employerId);
  const owner = await ownersOf(db, employerId).executeTakeFirst();
  if (!owner) throw conflict(/*i18n*/ "Make somebody else an owner first.", { code: "last_owner" });
}

/** Owners with a closed account do not count. */
const ownersOf = (db: Queryable, employerId: string) =>
  db
    .selectFrom("employerProfiles")
    .innerJoin("accounts", "accounts.id", "employerProfiles.accountId")
    .select("employerProfiles.id")
    .where("employerProfiles.employerId", "=", employerId)
    .where("employerProfiles.role", "=", "owner")
    .where("employerProfiles.removedAt", "is", null)
    .where("accounts.closedAt", "is", null);

/** Serializes owners who leave or step back: each must see what the other did. */
const lockEmployer = (db: Queryable, employerId: string) =>
  db.selectFrom("employers").select("id").where("id", "=", employerId).forUpdate().execute();
