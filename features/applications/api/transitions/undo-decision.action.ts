/** Undoes a rejection or an offer before it is sent: the applicant never learns of it. */
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict } from "#platform/server/errors.ts";
import { isRejectionPending } from "../../pending-decision.ts";
import { reviewStreams } from "../applications.channel.ts";
import { type ApplicationRow, emitTransition, lockApplication } from "../application-row.ts";
import { emailOffer, emailRejection } from "../mails/email-educator.job.ts";

export async function undoRejection(context: WriteContext, application: ApplicationRow): Promise<void> {
  if (!isRejectionPending(application, context.now()))
    throw conflict(/*i18n*/ "The message has been sent already. You can still reopen the application.", {
      code: "already_told",
    });
  await undoDecision(context, application);
}

/** Requires a pending decision; returns the row as it was before it. */
export async function undoDecision(
  context: WriteContext,
  application: ApplicationRow,
): Promise<ApplicationRow> {
  const { db } = context;
  const { id, aasmState } = application;
  const isRejection = aasmState === "rejected";
  await (isRejection ? emailRejection : emailOffer).cancel(db, id);
  await db
    .deleteFrom("jobApplicationEvents")
    .where("jobApplicationId", "=", id)
    .where("toState", "=", aasmState)
    .where("visibleAt", "=", isRejection ? application.rejectionEmailAt : application.offerEmailAt)
    .execute();
  await db
    .updateTable("jobApplications")
    .set({
      ...(isRejection ? withoutRejection(application) : withoutOffer(application)),
      // The educator never knew: neither the visible time nor the version changes.
      updatedAt: context.now(),
    })
    .where("id", "=", id)
    .execute();
  await recordAudit(context, {
    action: isRejection ? "application.undo_reject" : "application.undo_offer",
    entity: "job_applications",
    entityId: id,
  });
  await emitTransition(context, application);
  await broadcastRow(db, reviewStreams, application);
  return (await lockApplication(context, id))!;
}

const withoutRejection = ({ stateBeforeRejection }: ApplicationRow) => ({
  aasmState: stateBeforeRejection!,
  rejectedAt: null,
  rejectionEmailAt: null,
  rejectionEmailedAt: null,
  rejectionMessage: null,
  rejectionText: null,
  stateBeforeRejection: null,
});

const withoutOffer = ({ stateBeforeOffer }: ApplicationRow) => ({
  aasmState: stateBeforeOffer!,
  offer: null,
  offerEmailAt: null,
  offerEmailedAt: null,
  stateBeforeOffer: null,
});
