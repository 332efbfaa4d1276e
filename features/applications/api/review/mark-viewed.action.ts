/** A look at an application: the profile's owner sees who looked, and the application when it was first opened. */
import { recordAccess, recordView } from "#features/educators/api/record-access.action.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { tellBoth } from "../broadcast-application.ts";
import type { ApplicationRow } from "../application-row.ts";

type ViewContext = Pick<WriteContext, "db" | "now" | "actor">;

/** Whoever acts for an employer as an operator leaves a trace in the audit log alone. */
export async function markViewed({ db, now, actor }: ViewContext, application: ApplicationRow): Promise<void> {
  if (actor.kind !== "employer") return;
  await recordAccess({ db, now, actor }, "viewed", [application.userProfileId]);
  if (application.viewedAt || actor.impersonatorId) return;
  const first = await db
    .updateTable("jobApplications")
    .set({ viewedAt: now(), updatedAt: now() })
    .where("id", "=", application.id)
    .where("viewedAt", "is", null)
    .executeTakeFirst();
  if (first.numUpdatedRows > 0n) await tellBoth(db, application, "application.updated");
}

/** Opening one application is such a look. */
export async function recordApplicationView(context: Context, application: ApplicationRow): Promise<void> {
  const { db, actor, now } = context;
  if (actor.kind !== "employer") return recordView(context, application.userProfileId);
  await db.transaction().execute((tx) => markViewed({ db: tx, actor, now }, application));
}
