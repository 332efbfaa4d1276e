/** Undoes a rejection before it is sent; the applicant never learns of it. */
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict } from "#platform/server/errors.ts";
import { isRejectionPending } from "../../rejection.ts";
import { reviewStreams } from "../applications.channel.ts";
import { type ApplicationRow, emitTransition } from "../application-row.ts";
import { emailRejection } from "../mails/email-educator.job.ts";

export async function undoRejection(context: WriteContext, application: ApplicationRow): Promise<void> {
  const now = context.now();
  if (!isRejectionPending(application, now)) {
    throw conflict(/*i18n*/ "The message has been sent already. You can still reopen the application.", {
      code: "already_told",
    });
  }
  const { db } = context;
  await emailRejection.cancel(db, application.id);
  await db
    .deleteFrom("jobApplicationEvents")
    .where("jobApplicationId", "=", application.id)
    .where("toState", "=", "rejected")
    .where("createdAt", "=", application.rejectedAt!)
    .execute();
  await db
    .updateTable("jobApplications")
    .set({
      aasmState: application.stateBeforeRejection!,
      rejectedAt: null,
      rejectionEmailAt: null,
      rejectionEmailedAt: null,
      rejectionMessage: null,
      stateBeforeRejection: null,
      // The educator never knew: neither the visible time nor the version changes.
      updatedAt: now,
    })
    .where("id", "=", application.id)
    .execute();
  await recordAudit(context, {
    action: "application.undo_reject",
    entity: "job_applications",
    entityId: application.id,
  });
  await emitTransition(context, application);
  await broadcastRow(db, reviewStreams, application);
}
