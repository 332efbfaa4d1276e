/** Somebody leaves an employer's team: their name stays on what they did, and one owner must remain. */
import type { WriteContext } from "#platform/server/context.ts";
import { conflict } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";

export async function removeFromTeam(
  { db, now }: WriteContext,
  profile: Row<"employerProfiles">,
): Promise<void> {
  // Locked: two owners who leave at the same moment do so one after the other.
  const owners = await db
    .selectFrom("employerProfiles")
    .select("id")
    .where("employerId", "=", profile.employerId)
    .where("role", "=", "owner")
    .where("removedAt", "is", null)
    .forUpdate()
    .execute();
  if (owners.every(({ id }) => id === profile.id)) {
    throw conflict(/*i18n*/ "Make somebody else an owner first.", { code: "last_owner" });
  }
  await db.updateTable("employerProfiles").set({ removedAt: now() }).where("id", "=", profile.id).execute();
  await db.deleteFrom("employerProfileLocations").where("employerProfileId", "=", profile.id).execute();
}

/** The same rule when an owner becomes a member. */
export async function keepAnOwner({ db }: WriteContext, employerId: string): Promise<void> {
  const owner = await db
    .selectFrom("employerProfiles")
    .select("id")
    .where("employerId", "=", employerId)
    .where("role", "=", "owner")
    .where("removedAt", "is", null)
    .executeTakeFirst();
  if (!owner) throw conflict(/*i18n*/ "Make somebody else an owner first.", { code: "last_owner" });
}
