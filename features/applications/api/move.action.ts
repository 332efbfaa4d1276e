/** One move of an application: checked against the table, kept in its timeline, told to whom it concerns. */
import { requireStanding } from "#platform/server/require-standing.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, unprocessable } from "#platform/server/errors.ts";
import type { Actor } from "#platform/shared/actor.ts";
import type { TransitionRole } from "#platform/shared/transitions.ts";
import { isOpenForApplications } from "#features/jobs/job-transitions.ts";
import type { ApplicationState } from "../application-constants.ts";
import { type MoveRefusal, moveRefusal, moveRefusalTexts } from "../application-transitions.ts";
import type { Offer } from "../application.ts";
import { offerFrom } from "../offer.ts";
import { type RejectionMessage, rejectionWaitsMinutes, shownState } from "../rejection.ts";
import { tellBoth, tellEmployer } from "./announce.ts";
import { type ApplicationRow, emitMoved, keep } from "./application-row.ts";
import { tellMove, tellRejection } from "./tell-educator.job.ts";
import { tellOfferAnswer } from "./tell-employer.job.ts";

interface MoveOptions {
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
export async function move(
  context: WriteContext,
  application: ApplicationRow,
  to: ApplicationState,
  { reason = null, message = null, offer, knowsAccepted, who = whoIs(context.actor) }: MoveOptions = {},
): Promise<void> {
  const now = context.now();
  if (context.actor.kind === "educator" && who === "educator" && !endings.includes(to))
    requireStanding(context.actor, ["unconfirmed"]);
  if (who === "employer") await refuseOnHold(context, application);
  const from = shownState(application, context.actor, now);
  const refusal = await refusalOf(context, { ...application, aasmState: from }, to, who, reason);
  if (refusal) throw refuse(refusal, from, to);
  if (to === "rejected" && from === "offered" && application.offerAcceptedAt && !knowsAccepted)
    throw acceptedMeanwhile();
  const rejects = to === "rejected";
  const tellAt = rejects ? new Date(now.getTime() + rejectionWaitsMinutes * 60_000) : null;
  await context.db
    .updateTable("jobApplications")
    .set((eb) => ({
      aasmState: to,
      // An educator must not see from a time that something happened: a rejection keeps its own (`rejectedAt`).
      ...(rejects ? {} : { stateChangedAt: now }),
      updatedAt: now,
      // Nor from the version, which is the ETag: it moves on when the rejection is told.
      ...(rejects ? {} : { version: eb("version", "+", 1) }),
      rejectedAt: rejects ? now : null,
      rejectionTellAt: tellAt,
      rejectionToldAt: null,
      // A withdrawal may be undone, and what waits to be told with it.
      rejectionMessage: rejects ? message : to === "withdrawn" ? application.rejectionMessage : null,
      stateBeforeRejection: rejects ? from : null,
      ...offerAfter(to, offer ?? offerFrom({}, now)),
      ...(who === "employer" ? { employerActedAt: now } : {}),
      ...(to === "submitted" ? { submittedAt: now, timesSubmitted: eb("timesSubmitted", "+", 1) } : {}),
    }))
    .where("id", "=", application.id)
    .execute();
  await keep(context, { id: application.id, from, to, by: who, reason, at: now });
  await emitMoved(context, application);
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
  if (to === "declined")
    await tellOfferAnswer.later(context.db, {
      applicationId: application.id,
      answer: "declined",
      at: now.toISOString(),
    });
  await tellBoth(context.db, application, to === "submitted" ? "application.created" : "application.updated");
}

/** A new offer begins without an answer; where the application is looked at anew, the old one is gone. */
function offerAfter(to: ApplicationState, offer: Offer) {
  if (to === "offered") return { offer: JSON.stringify(offer), offerAcceptedAt: null };
  return to === "shortlisted" || to === "submitted" ? { offer: null, offerAcceptedAt: null } : {};
}

/** Two decisions at once: whoever was first is kept, and the other looks again. */
const acceptedMeanwhile = () =>
  conflict(/*i18n*/ "The offer was accepted meanwhile. Look at it again before you take it back.", {
    code: "offer_accepted",
  });

/** What an educator may do in any standing: end what they began. */
const endings: readonly ApplicationState[] = ["withdrawn", "declined", "closed"];

/** While a profile is suspended, nothing is decided about what it applied for; it comes back as it was. */
export async function refuseOnHold(
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

export const whoIs = (actor: Actor): TransitionRole =>
  actor.kind === "educator" || actor.kind === "employer" || actor.kind === "operator" ? actor.kind : "system";

async function refusalOf(
  context: WriteContext,
  application: ApplicationRow,
  to: ApplicationState,
  who: TransitionRole,
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
