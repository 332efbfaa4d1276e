/** One transition of an application: checked against the table, recorded in the timeline, emailed and broadcast. */
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import { nextVersion } from "#platform/server/change-row.ts";
import { requireStanding } from "#platform/server/require-standing.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, unprocessable } from "#platform/server/errors.ts";
import type { Actor } from "#platform/shared/actor.ts";
import type { TransitionRole } from "#platform/shared/transitions.ts";
import { isOpenForApplications } from "#features/jobs/job-transitions.ts";
import type { ApplicationState } from "../../application-constants.ts";
import {
  isMoveBack,
  type TransitionRefusal,
  transitionRefusal,
  transitionRefusalTexts,
} from "../../application-transitions.ts";
import type { Offer } from "../../application.ts";
import { offerFrom } from "../../offer.ts";
import { isOfferPending, offerDueAt, rejectionDueAt, visibleState } from "../../pending-decision.ts";
import type { RejectionMessage } from "../../rejection.ts";
import { applicationStreams, reviewStreams } from "../applications.channel.ts";
import { type ApplicationRow, emitTransition, recordTransition } from "../application-row.ts";
import {
  emailOffer,
  emailRejection,
  emailTransition,
  emailWithdrawnOffer,
} from "../mails/email-educator.job.ts";
import { emailOfferAnswer } from "../mails/email-employer.job.ts";
import { undoDecision } from "./undo-decision.action.ts";
import { writeRejection } from "./write-rejection.query.ts";

interface TransitionOptions {
  reason?: string | null;
  /** For a rejection: the built-in text that the educator reads, or the team's own in its place. */
  message?: RejectionMessage | null;
  text?: string | null;
  /** For an offer: its terms. */
  offer?: Offer;
  /** For withdrawing an offer: the employer has seen that it was accepted. */
  knowsAccepted?: boolean;
  role?: TransitionRole;
}

/** Changes a row that the caller has locked (`lockApplication`). An illegal transition is `422` naming from and to. */
export async function transitionApplication(
  context: WriteContext,
  application: ApplicationRow,
  to: ApplicationState,
  {
    reason = null,
    message = null,
    text = null,
    offer,
    knowsAccepted,
    role = roleOf(context.actor),
  }: TransitionOptions = {},
): Promise<void> {
  const now = context.now();
  // The educator never knew of a pending offer: what they do, or a rejection, replaces it.
  if (isOfferPending(application, now) && (role !== "employer" || to === "rejected"))
    application = await undoDecision(context, application);
  if (context.actor.kind === "educator" && role === "educator" && !endingStates.includes(to))
    requireStanding(context.actor, ["unconfirmed"]);
  if (role === "employer") await requireNotOnHold(context, application);
  const from = visibleState(application, context.actor, now);
  const refusal = await findRefusal(context, { ...application, aasmState: from }, to, role, reason);
  if (refusal) throw refusalError(refusal, from, to);
  const isMovedBack = isMoveBack(from, to);
  const isOfferWithdrawn = from === "offered" && (to === "rejected" || isMovedBack);
  if (isOfferWithdrawn && application.offerAcceptedAt && !knowsAccepted) throw offerAlreadyAccepted();
  const isRejection = to === "rejected";
  const rejectionEmailAt = isRejection ? rejectionDueAt(now) : null;
  const visibleAt = to === "offered" ? offerDueAt(now) : rejectionEmailAt;
  const rejectionText = isRejection ? await writeRejection(context, application, { message, text }) : null;
  await context.db
    .updateTable("jobApplications")
    .set((eb) => ({
      aasmState: to,
      // Nothing visible may reveal a pending decision to the educator: the visible time, and the version, which is the
      // ETag, change when it is sent.
      ...(visibleAt ? { updatedAt: now } : { stateChangedAt: now, ...nextVersion(now) }),
      rejectedAt: isRejection ? now : null,
      rejectionEmailAt,
      rejectionEmailedAt: null,
      // A withdrawal may be undone, which restores the pending rejection.
      rejectionMessage: to === "withdrawn" ? application.rejectionMessage : isRejection ? message : null,
      rejectionText: to === "withdrawn" ? application.rejectionText : rejectionText,
      stateBeforeRejection: isRejection ? from : null,
      ...offerColumnsAfter(from, to, { offer: offer ?? offerFrom({}, now), offerEmailAt: visibleAt }),
      ...(role === "employer" ? { employerActedAt: now } : {}),
      ...(to === "submitted" && !isMovedBack
        ? { submittedAt: now, timesSubmitted: eb("timesSubmitted", "+", 1) }
        : {}),
    }))
    .where("id", "=", application.id)
    .execute();
  await recordTransition(context, { id: application.id, from, to, by: role, reason, at: now, visibleAt });
  await emitTransition(context, application);
  const applicationId = application.id;
  if (visibleAt) {
    await (isRejection ? emailRejection : emailOffer).enqueue(
      context.db,
      { applicationId },
      { key: applicationId, at: visibleAt },
    );
    await broadcastRow(context.db, reviewStreams, application);
    return;
  }
  if (application.rejectionEmailAt) await emailRejection.cancel(context.db, applicationId);
  if (isOfferPending(application, now)) await emailOffer.cancel(context.db, applicationId);
  if (isMovedBack) await emailMoveBack(context, application);
  else if (role !== "educator")
    await emailTransition.enqueue(
      context.db,
      { applicationId, to },
      // Until a change of status can no longer be undone from its message, nobody is told.
      { at: statesToUndo.includes(to) && role === "employer" ? offerDueAt(now) : undefined },
    );
  if (to === "declined")
    await emailOfferAnswer.enqueue(context.db, {
      applicationId: application.id,
      answer: "declined",
      at: now.toISOString(),
    });
  const verb = to === "submitted" ? "created" : "updated";
  await broadcastRow(context.db, applicationStreams, application, verb);
}

const statesToUndo: readonly ApplicationState[] = ["shortlisted", "interviewing"];

/** A new offer has no answer; withdrawing it, reopening or resubmitting the application removes it. */
function offerColumnsAfter(
  from: ApplicationState,
  to: ApplicationState,
  { offer, offerEmailAt }: { offer: Offer; offerEmailAt: Date | null },
) {
  const none = { offerAcceptedAt: null, offerEmailedAt: null };
  if (to === "offered")
    return { ...none, offer: JSON.stringify(offer), offerEmailAt, stateBeforeOffer: beforeOffer(from) };
  const isRemoved =
    to === "shortlisted" || to === "submitted" || (from === "offered" && to === "interviewing");
  return isRemoved ? { ...none, offer: null, offerEmailAt: null, stateBeforeOffer: null } : {};
}

const beforeOffer = (from: ApplicationState) =>
  from === "shortlisted" || from === "interviewing" ? from : "submitted";

/** Only an offer that was sent is taken back by email: other moves were not told. */
async function emailMoveBack({ db, now }: WriteContext, application: ApplicationRow): Promise<void> {
  if (application.aasmState !== "offered") return;
  await emailWithdrawnOffer.enqueue(db, { applicationId: application.id, at: now().toISOString() });
}

/** Of two concurrent decisions the first wins, and the other user has to look again. */
const offerAlreadyAccepted = () =>
  conflict(/*i18n*/ "The offer was accepted meanwhile. Look at it again before you take it back.", {
    code: "offer_accepted",
  });

/** An educator may end their own application in any standing. */
const endingStates: readonly ApplicationState[] = ["withdrawn", "declined", "closed"];

/** While a profile is suspended, its applications cannot be decided; they continue unchanged afterwards. */
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
  role: TransitionRole,
  reason: string | null,
): Promise<TransitionRefusal | null> {
  const job = await context.db
    .selectFrom("jobListings")
    .select("listingStatus")
    .where("id", "=", application.jobListingId)
    .executeTakeFirstOrThrow();
  const facts = {
    aasmState: application.aasmState,
    jobOpen: isOpenForApplications(job.listingStatus),
    rejectedAt: application.rejectedAt,
    stateChangedAt: application.stateChangedAt,
    previousState: await previousStateOf(context, application, to),
    timesSubmitted: application.timesSubmitted,
    employerLastActedAt: application.employerActedAt ?? application.submittedAt,
    reason,
  };
  // Operators may make any transition that either side could make.
  return role === "operator"
    ? transitionRefusal(facts, to, "employer", context.now()) &&
        transitionRefusal(facts, to, "educator", context.now())
    : transitionRefusal(facts, to, role, context.now());
}

/** Only asked where the transition depends on it. */
async function previousStateOf({ db }: WriteContext, application: ApplicationRow, to: ApplicationState) {
  if (application.aasmState === "offered") return application.stateBeforeOffer;
  if (application.aasmState !== "interviewing" || to !== "submitted") return null;
  const last = await db
    .selectFrom("jobApplicationEvents")
    .select("fromState")
    .where("jobApplicationId", "=", application.id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return (last?.fromState ?? null) as ApplicationState | null;
}

function refusalError(refusal: TransitionRefusal, from: string, to: string) {
  const detail = transitionRefusalTexts[refusal];
  if (refusal === "job_closed") return conflict(detail, { code: refusal });
  return unprocessable(detail, { code: refusal, meta: { from, to } });
}
