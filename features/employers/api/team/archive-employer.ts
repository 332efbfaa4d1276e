/**
 * Archives a program whose last member left: its row still owns the team's applications, conversations, notes and jobs,
 * and nobody acts for it again. The roster gets a new row, unclaimed and without a history, so that a later claimant sees
 * nothing of the former team.
 */
import { nextVersion } from "#platform/server/change-row.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { sql } from "kysely";
import { insertRosterRow } from "../roster/save-roster-rows.ts";

export async function archiveEmployer(context: WriteContext, id: string): Promise<void> {
  const { db, now } = context;
  const before = await db.selectFrom("employers").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const after = await db
    .updateTable("employers")
    .set({
      leftAt: now(),
      claimedAt: null,
      approvedAt: null,
      rosterSource: null,
      rosterLicense: null,
      // The slug belongs to the program, regardless of who runs it.
      slug: sql<string>`'former-' || id`,
      ...nextVersion(now()),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await db.deleteFrom("joinRequests").where("employerId", "=", id).where("state", "=", "pending").execute();
  await db
    .updateTable("employerProfiles")
    .set({ invitationState: "revoked", invitationToken: null })
    .where("employerId", "=", id)
    .where("invitationState", "=", "pending")
    .execute();
  if (before.rosterLicense && before.roster) await insertRosterRow(db, before.roster);
  await recordAudit(context, { action: "employer.left", entity: "employers", entityId: id });
  await context.emit(context, "employers.left", { id, before, after, changed: ["leftAt"] });
}
