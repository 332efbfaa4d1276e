/** Undoes a withdrawal within a minute: it leaves no trace and does not count as the one allowed reapplication. */
import { changeRow } from "#platform/server/change-row.ts";
import { requireStanding } from "#platform/server/require-standing.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict } from "#platform/server/errors.ts";
import { isOpenForApplications } from "#features/jobs/job-transitions.ts";
import type { ApplicationState } from "../../application-constants.ts";
import { transitionRefusalTexts } from "../../application-transitions.ts";
import { rejectionDueAt } from "../../pending-decision.ts";
import { applicationStreams } from "../applications.channel.ts";
import type { ApplicationRow } from "../application-row.ts";
import { emailRejection } from "../mails/email-educator.job.ts";

/** Longer than the toast's Undo button is shown, for slow connections. */
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
  // The timeline also knows "accepted", which is no state to withdraw from.
  const fromState = withdrawal.fromState as ApplicationState;
  await requireOpenJob(context, application);
  // The educator may have withdrawn during a pending rejection: that rejection is restored.
  const rejection = before[0]?.toState === "rejected" ? before[0] : null;
  const known = before.find(({ toState }) => toState === fromState);
  await db.deleteFrom("jobApplicationEvents").where("id", "=", withdrawal.id).execute();
  if (rejection)
    await emailRejection.enqueue(
      db,
      { applicationId: id },
      { key: id, at: rejectionDueAt(rejection.createdAt) },
    );
  await changeRow(
    context,
    "jobApplications",
    application,
    {
      aasmState: fromState,
      stateChangedAt: known?.createdAt ?? application.submittedAt ?? now,
      ...(rejection && pendingRejection(rejection.createdAt, fromState)),
    },
    {
      audit: "application.undo_withdraw",
      events: ["job_applications.transitioned"],
      changed: ["aasmState"],
      broadcast: applicationStreams,
    },
  );
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

/** With its job closed, a restored application would never be answered. */
async function requireOpenJob({ db }: WriteContext, { jobListingId }: ApplicationRow): Promise<void> {
  const job = await db
    .selectFrom("jobListings")
    .select("listingStatus")
    .where("id", "=", jobListingId)
    .executeTakeFirstOrThrow();
  if (isOpenForApplications(job.listingStatus)) return;
  throw conflict(transitionRefusalTexts.job_closed, { code: "job_closed" });
}

const pendingRejection = (rejectedAt: Date, stateBeforeRejection: ApplicationState) => ({
  aasmState: "rejected" as const,
  rejectedAt,
  rejectionEmailAt: rejectionDueAt(rejectedAt),
  stateBeforeRejection,
});
