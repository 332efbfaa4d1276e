/** Records that an application was viewed: in the profile's access log, and the first time on the application. */
import { recordAccess, recordView } from "#features/educators/api/access/record-access.action.ts";
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { runInTransaction } from "#platform/server/engine/in-transaction.ts";
import { applicationStreams } from "../applications.channel.ts";
import type { ApplicationRow } from "../application-row.ts";

type ViewContext = Pick<WriteContext, "db" | "now" | "actor">;

/** An impersonating operator is recorded in the audit log only. */
export async function markViewed(
  { db, now, actor }: ViewContext,
  application: ApplicationRow,
): Promise<void> {
  if (actor.kind !== "employer") return;
  await recordAccess({ db, now, actor }, "viewed", [application.userProfileId]);
  if (application.viewedAt || actor.impersonatorId) return;
  const first = await db
    .updateTable("jobApplications")
    .set({ viewedAt: now(), updatedAt: now() })
    .where("id", "=", application.id)
    .where("viewedAt", "is", null)
    .executeTakeFirst();
  if (first.numUpdatedRows > 0n) await broadcastRow(db, applicationStreams, application);
}

/** Reading one application counts as a view. */
export async function recordApplicationView(context: Context, application: ApplicationRow): Promise<void> {
  const { db, actor, now } = context;
  if (actor.kind !== "employer") return recordView(context, application.userProfileId);
  await runInTransaction(db, (tx) => markViewed({ db: tx, actor, now }, application));
}
