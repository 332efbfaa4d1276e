/** Somebody leaves an employer's team: their name stays on what they did, and one owner must remain. */
import { reopenSockets } from "#platform/server/cable/announce.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database.ts";
import { conflict } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";

export async function removeFromTeam(
  { db, now }: WriteContext,
  profile: Row<"employerProfiles">,
): Promise<void> {
  await oneAfterTheOther(db, profile.employerId);
  const owners = await db
    .selectFrom("employerProfiles")
    .select("id")
    .where("employerId", "=", profile.employerId)
    .where("role", "=", "owner")
    .where("removedAt", "is", null)
    .execute();
  if (owners.every(({ id }) => id === profile.id)) {
    throw conflict(/*i18n*/ "Make somebody else an owner first.", { code: "last_owner" });
  }
  await db.updateTable("employerProfiles").set({ removedAt: now() }).where("id", "=", profile.id).execute();
  await db.deleteFrom("employerProfileLocations").where("employerProfileId", "=", profile.id).execute();
  // Who was let in once may ask again.
  await db
    .deleteFrom("joinRequests")
    .where("employerId", "=", profile.employerId)
    .where("accountId", "=", profile.accountId)
    .where("state", "<>", "declined")
    .execute();
  // What the team is told live they hear no more from this moment on.
  await reopenSockets(db, profile.accountId);
}

/** The same rule when an owner becomes a member. */
export async function keepAnOwner({ db }: WriteContext, employerId: string): Promise<void> {
  await oneAfterTheOther(db, employerId);
  const owner = await db
    .selectFrom("employerProfiles")
    .select("id")
    .where("employerId", "=", employerId)
    .where("role", "=", "owner")
    .where("removedAt", "is", null)
    .executeTakeFirst();
  if (!owner) throw conflict(/*i18n*/ "Make somebody else an owner first.", { code: "last_owner" });
}

/** Two owners who leave, or step back, at the same moment must each see what the other did. */
const oneAfterTheOther = (db: Queryable, employerId: string) =>
  db.selectFrom("employers").select("id").where("id", "=", employerId).forUpdate().execute();
