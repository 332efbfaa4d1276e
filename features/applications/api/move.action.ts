/** One move of an application: checked against the table, kept in its timeline, told to whom it concerns. */
import type { WriteContext } from "#platform/server/context.ts";
import { audit } from "#platform/server/audit.ts";
import { conflict, unprocessable } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { type Actor, isSignedIn } from "#platform/shared/actor.ts";
import type { Who } from "#platform/shared/transitions.ts";
import { isOpenForApplications } from "#features/jobs/job-transitions.ts";
import type { ApplicationState } from "../application-constants.ts";
import { type MoveRefusal, moveRefusal, moveRefusalTexts } from "../application-transitions.ts";
import { type RejectionMessage, rejectionWaitsMinutes, shownState } from "../rejection.ts";
import { tellBoth, tellEmployer } from "./announce.ts";
import { tellMove, tellRejection } from "./tell-educator.job.ts";

export type ApplicationRow = Row<"jobApplications">;

interface MoveOptions {
  reason?: string | null;
  /** Of a rejection: what the educator will read. */
  message?: RejectionMessage | null;
  who?: Who;
}

/** Moves a row that the caller has locked (`lockApplication`). An illegal move is `422` naming from and to. */
export async function move(
  context: WriteContext,
  application: ApplicationRow,
  to: ApplicationState,
  { reason = null, message = null, who = whoIs(context.actor) }: MoveOptions = {},
): Promise<void> {
  const now = context.now();
  const from = shownState(application, context.actor, now);
  const refusal = await refusalOf(context, { ...application, aasmState: from }, to, who, reason);
  if (refusal) throw refuse(refusal, from, to);
  const rejects = to === "rejected";
  const tellAt = rejects ? new Date(now.getTime() + rejectionWaitsMinutes * 60_000) : null;
  await context.db
    .updateTable("jobApplications")
    .set((eb) => ({
      aasmState: to,
      // An educator must not see from a time that something happened: a rejection keeps its own (`rejectedAt`).
      ...(rejects ? {} : { stateChangedAt: now }),
      updatedAt: now,
      version: eb("version", "+", 1),
      rejectedAt: rejects ? now : null,
      rejectionTellAt: tellAt,
      // A withdrawal may be undone, and what waits to be told with it.
      rejectionMessage: rejects ? message : to === "withdrawn" ? application.rejectionMessage : null,
      stateBeforeRejection: rejects ? from : null,
      ...(who === "employer" ? { employerActedAt: now } : {}),
      ...(to === "submitted" ? { submittedAt: now, timesSubmitted: eb("timesSubmitted", "+", 1) } : {}),
    }))
    .where("id", "=", application.id)
    .execute();
  await keep(context, { id: application.id, from, to, by: who, reason, at: now });
  await tellFeatures(context, application.id, application);
  if (tellAt) {
    await tellRejection.later(
      context.db,
      { applicationId: application.id },
      { key: application.id, at: tellAt },
    );
    await tellEmployer(context.db, application, "application.updated");
    return;
  }
  if (application.rejectionTellAt) await tellRejection.cancel(context.db, application.id);
  if (who !== "educator") await tellMove.later(context.db, { applicationId: application.id, to });
  await tellBoth(context.db, application, to === "submitted" ? "application.created" : "application.updated");
}

/** Features above hear of every move: a conversation shows it, an interview ends with it. */
async function tellFeatures(context: WriteContext, id: string, before: ApplicationRow): Promise<void> {
  const after = await lockApplication(context, id);
  await context.emit(context, "job_applications", "moved", { id, before, after, changed: ["aasmState"] });
}

/** Reads and locks one row, so that two moves at once are two decisions, one after the other. */
export const lockApplication = (context: WriteContext, id: string) =>
  context.db.selectFrom("jobApplications").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const whoIs = (actor: Actor): Who =>
  actor.kind === "educator" || actor.kind === "employer" || actor.kind === "operator" ? actor.kind : "system";

async function refusalOf(
  context: WriteContext,
  application: ApplicationRow,
  to: ApplicationState,
  who: Who,
  reason: string | null,
): Promise<MoveRefusal | null> {
  const job = await context.db
    .selectFrom("jobListings")
    .select("listingStatus")
    .where("id", "=", application.jobListingId)
    .executeTakeFirstOrThrow();
  const facts = {
    aasmState: application.aasmState as ApplicationState,
    jobOpen: isOpenForApplications(job.listingStatus as never),
    rejectedAt: application.rejectedAt,
    timesSubmitted: application.timesSubmitted,
    employerLastActedAt: application.employerActedAt ?? application.submittedAt,
    reason,
  };
  // Operators mend what either side could do themselves.
  return who === "operator"
    ? moveRefusal(facts, to, "employer", context.now()) && moveRefusal(facts, to, "educator", context.now())
    : moveRefusal(facts, to, who, context.now());
}

function refuse(refusal: MoveRefusal, from: string, to: string) {
  const detail = moveRefusalTexts[refusal];
  if (refusal === "job_closed") return conflict(detail, { code: refusal });
  return unprocessable(detail, { code: refusal, meta: { from, to } });
}

interface Kept {
  id: string;
  from: string;
  to: string;
  by: Who;
  reason: string | null;
  at: Date;
}

async function keep(context: WriteContext, { id, from, to, by, reason, at }: Kept): Promise<void> {
  const accountId = isSignedIn(context.actor) && context.actor.accountId ? context.actor.accountId : null;
  await context.db
    .insertInto("jobApplicationEvents")
    .values({ jobApplicationId: id, fromState: from, toState: to, by, accountId, reason, createdAt: at })
    .execute();
  await audit(context, {
    action: `application.${to}`,
    entity: "job_applications",
    entityId: id,
    detail: { from, to },
  });
}
