/** The first look of the employer: the educator sees that somebody opened the application, and when. */
import { keepViews } from "#features/educators/api/record-access.action.ts";
import { audit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { tellBoth } from "./announce.ts";
import type { ApplicationRow } from "./application-row.ts";

export async function markViewed(context: WriteContext, application: ApplicationRow): Promise<void> {
  const { db, now } = context;
  const { employerId, userProfileId } = application;
  await keepViews(db, employerId, [userProfileId], now());
  if (application.viewedAt) return;
  await db
    .updateTable("jobApplications")
    .set((eb) => ({ viewedAt: now(), updatedAt: now(), version: eb("version", "+", 1) }))
    .where("id", "=", application.id)
    .execute();
  await audit(context, { action: "profile.view", entity: "user_profiles", entityId: userProfileId });
  await tellBoth(db, application, "application.updated");
}
