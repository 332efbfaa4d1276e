/** One move of an application: checked against the table, kept in its timeline, told to whom it concerns. */
import { requireStanding } from "#platform/server/require-standing.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, unprocessable } from "#platform/server/errors.ts";
import type { Actor } from "#platform/shared/actor.ts";
import type { TransitionRole } from "#platform/shared/transitions.ts";
import { isOpenForApplications } from "#features/jobs/job-transitions.ts";
import type { ApplicationState } from "../../application-constants.ts";
import { type TransitionRefusal, transitionRefusal, transitionRefusalTexts } from "../../application-transitions.ts";
import type { Offer } from "../../application.ts";
import { offerFrom } from "../../offer.ts";
import { type RejectionMessage, rejectionDelayMinutes, visibleState } from "../../rejection.ts";
import { tellBoth, tellEmployer } from "../broadcast-application.ts";
import { type ApplicationRow, emitTransition, recordTransition } from "../application-row.ts";
import { emailTransition, emailRejection } from "../mails/email-educator.job.ts";
import { emailOfferAnswer } from "../mails/email-employer.job.ts";

interface TransitionOptions {
  reason?: string | null;
  /** Of a rejection: what the educator will read. */
  message?: RejectionMessage | null;
  /** Of an offer: what it says. */
  offer?: Offer;
  /** Of taking an offer back: the employer has seen that it was accepted. */
  knowsAccepted?: boolean;
  who?: TransitionRole;
}

/** Moves a row that the caller has locked (`lockApplication`). An illegal move is `422` naming from and to. */
export async function transitionApplication(
  context: WriteContext,
  application: ApplicationRow,
  to: ApplicationState,
  { reason = null, message = null, offer, knowsAccepted, who = roleOf(context.actor) }: TransitionOptions = {},
): Promise<void> {
  const now = context.now();
  if (context.actor.kind === "educator" && who === "educator" && !endingStates.includes(to))
    requireStanding(context.actor, ["unconfirmed"]);
  if (who === "employer") await requireNotOnHold(context, application);
  const from = visibleState(application, context.actor, now);
  const refusal = await findRefusal(context, { ...application, aasmState: from }, to, who, reason);
  if (refusal) throw refusalError(refusal, from, to);
  if (to === "rejected" && from === "offered" && application.offerAcceptedAt && !knowsAccepted)
    throw offerAlreadyAccepted();
  const isRejection = to === "rejected";
  const notifyAt = isRejection ? new Date(now.getTime() + rejectionDelayMinutes * 60_000) : null;
  await context.db
    .updateTable("jobApplications")
    .set((eb) => ({
      aasmState: to,
      // An educator must not see from a time that something happened: a rejection keeps its own (`rejectedAt`).
      ...(isRejection ? {} : { stateChangedAt: now }),
      updatedAt: now,
      // Nor from the version, which is the ETag: it moves on when the rejection is told.
      ...(isRejection ? {} : { version: eb("version", "+", 1) }),
      rejectedAt: isRejection ? now : null,
      rejectionTellAt: notifyAt,
      rejectionToldAt: null,
      // A withdrawal may be undone, and what waits to be told with it.
      rejectionMessage: isRejection ? message : to === "withdrawn" ? application.rejectionMessage : null,
      stateBeforeRejection: isRejection ? from : null,
      ...offerColumnsAfter(to, offer ?? offerFrom({}, now)),
      ...(who === "employer" ? { employerActedAt: now } : {}),
      ...(to === "submitted" ? { submittedAt: now, timesSubmitted: eb("timesSubmitted", "+", 1) } : {}),
    }))
    .where("id", "=", application.id)
    .execute();
  await recordTransition(context, { id: application.id, from, to, by: who, reason, at: now });
  await emitTransition(context, application);
  if (notifyAt) {
    await emailRejection.enqueue(
      context.db,
      { applicationId: application.id },
      { key: application.id, at: notifyAt },
    );
    await tellEmployer(context.db, application, "application.updated");
    return;
  }
  if (application.rejectionTellAt) await emailRejection.cancel(context.db, application.id);
  if (who !== "educator") await emailTransition.enqueue(context.db, { applicationId: application.id, to });
  if (to === "declined")
    await emailOfferAnswer.enqueue(context.db, {
      applicationId: application.id,
      answer: "declined",
      at: now.toISOString(),
    });
  await tellBoth(context.db, application, to === "submitted" ? "application.created" : "application.updated");
}

/** A new offer begins without an answer; where the application is looked at anew, the old one is gone. */
function offerColumnsAfter(to: ApplicationState, offer: Offer) {
  if (to === "offered") return { offer: JSON.stringify(offer), offerAcceptedAt: null };
  return to === "shortlisted" || to === "submitted" ? { offer: null, offerAcceptedAt: null } : {};
}

/** Two decisions at once: whoever was first is kept, and the other looks again. */
const offerAlreadyAccepted = () =>
  conflict(/*i18n*/ "The offer was accepted meanwhile. Look at it again before you take it back.", {
    code: "offer_accepted",
  });

/** What an educator may do in any standing: end what they began. */
const endingStates: readonly ApplicationState[] = ["withdrawn", "declined", "closed"];

/** While a profile is suspended, nothing is decided about what it applied for; it comes back as it was. */
export async function requireNotOnHold(
  { db }: Pick<WriteContext, "db">,
  { userProfileId }: Pick<ApplicationRow, "userProfileId">,
): Promise<void> {
  const profile = await db
    .selectFrom("userProfiles")
    .select("approvalState")
    .where("id", "=", userProfileId)
    .executeTakeFirst();
  if (profile?.approvalState === "suspended")
    throw conflict(/*i18n*/ "This application is on hold: we are looking at the educator's profile.", {
      code: "on_hold",
    });
}

export const roleOf = (actor: Actor): TransitionRole =>
  actor.kind === "educator" || actor.kind === "employer" || actor.kind === "operator" ? actor.kind : "system";

async function findRefusal(
  context: WriteContext,
  application: ApplicationRow,
  to: ApplicationState,
  who: TransitionRole,
  reason: string | null,
): Promise<TransitionRefusal | null> {
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
    ? transitionRefusal(facts, to, "employer", context.now()) && transitionRefusal(facts, to, "educator", context.now())
    : transitionRefusal(facts, to, who, context.now());
}

function refusalError(refusal: TransitionRefusal, from: string, to: string) {
  const detail = transitionRefusalTexts[refusal];
  if (refusal === "job_closed") return conflict(detail, { code: refusal });
  return unprocessable(detail, { code: refusal, meta: { from, to } });
}
