/** Undoing a withdrawal right away: it leaves no trace, and does not use up the one time somebody may apply again. */
import { requireStanding } from "#platform/server/require-standing.ts";
import { audit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict } from "#platform/server/errors.ts";
import { isOpenForApplications } from "#features/jobs/job-transitions.ts";
import { moveRefusalTexts } from "../application-transitions.ts";
import { rejectionWaitsMinutes } from "../rejection.ts";
import { tellBoth } from "./announce.ts";
import { type ApplicationRow, emitMoved } from "./application-row.ts";
import { tellRejection } from "./tell-educator.job.ts";

/** Longer than the toast that offers it, for slow connections. */
export const undoWithinSeconds = 60;

export async function undoWithdrawal(context: WriteContext, application: ApplicationRow): Promise<void> {
  requireStanding(context.actor, ["unconfirmed"]);
  const { db } = context;
  const now = context.now();
  const { id } = application;
  const [withdrawal, ...before] = await eventsOf(context, id);
  const isFresh = now.getTime() - (withdrawal?.createdAt.getTime() ?? 0) <= undoWithinSeconds * 1000;
  if (application.aasmState !== "withdrawn" || withdrawal?.toState !== "withdrawn" || !isFresh)
    throw tooLate();
  await refuseIfClosed(context, application);
  // Somebody who withdraws may not know that they were turned away a minute ago: that stands as it stood.
  const rejection = before[0]?.toState === "rejected" ? before[0] : null;
  const known = before.find(({ toState }) => toState === withdrawal.fromState);
  await db.deleteFrom("jobApplicationEvents").where("id", "=", withdrawal.id).execute();
  await db
    .updateTable("jobApplications")
    .set((eb) => ({
      aasmState: withdrawal.fromState!,
      stateChangedAt: known?.createdAt ?? application.submittedAt ?? now,
      updatedAt: now,
      version: eb("version", "+", 1),
      ...(rejection && pending(rejection.createdAt, withdrawal.fromState!)),
    }))
    .where("id", "=", id)
    .execute();
  if (rejection)
    await tellRejection.later(db, { applicationId: id }, { key: id, at: toldAt(rejection.createdAt) });
  await audit(context, { action: "application.undo_withdraw", entity: "job_applications", entityId: id });
  await emitMoved(context, application);
  await tellBoth(db, application, "application.updated");
}

const eventsOf = ({ db }: WriteContext, id: string) =>
  db
    .selectFrom("jobApplicationEvents")
    .select(["id", "fromState", "toState", "createdAt"])
    .where("jobApplicationId", "=", id)
    .orderBy("id", "desc")
    .limit(200)
    .execute();

const tooLate = () =>
  conflict(/*i18n*/ "It is too late to undo this. You can still apply again.", { code: "too_late" });

/** With its job gone, an application would wait for somebody who does not look any more. */
async function refuseIfClosed({ db }: WriteContext, { jobListingId }: ApplicationRow): Promise<void> {
  const job = await db
    .selectFrom("jobListings")
    .select("listingStatus")
    .where("id", "=", jobListingId)
    .executeTakeFirstOrThrow();
  if (isOpenForApplications(job.listingStatus as never)) return;
  throw conflict(moveRefusalTexts.job_closed, { code: "job_closed" });
}

const pending = (rejectedAt: Date, stateBeforeRejection: string) => ({
  aasmState: "rejected",
  rejectedAt,
  rejectionTellAt: toldAt(rejectedAt),
  stateBeforeRejection,
});

const toldAt = (rejectedAt: Date) => new Date(rejectedAt.getTime() + rejectionWaitsMinutes * 60_000);
