/** Whether an employer profile may still follow a file's link that was created for it. */
import { readStanding } from "#features/accounts/api/standing.query.ts";
import type { Queryable } from "#platform/server/database/database.ts";

export async function mayFollowLinks(db: Queryable, employerProfileId: string): Promise<boolean> {
  const profile = await db
    .selectFrom("employerProfiles")
    .select(["accountId", "employerId"])
    .where("id", "=", employerProfileId)
    .where("removedAt", "is", null)
    .executeTakeFirst();
  if (!profile) return false;
  const standing = await readStanding(db, profile.accountId, profile.employerId);
  return standing === "good" || standing === "pending";
}
