/** `POST interviews/{id}/restore`: takes a cancellation back, by the side that canceled, while the time is still free. */
import { markApplications } from "#features/applications/api/review/mark-applications.action.ts";
import { linkInterview } from "#features/messages/api/messages/link-interview.action.ts";
import { nextVersion } from "#platform/server/change-row.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, unprocessable } from "#platform/server/errors.ts";
import { sql } from "kysely";
import { z } from "zod";
import { restoreRefusal } from "../../interview-transitions.ts";
import { loadHost } from "../availability/bookable.query.ts";
import { refuseTooMany } from "../availability/booking-limits.ts";
import { loadBookingRules } from "../availability/free-times.query.ts";
import { interviewStreams } from "../interview-streams.ts";
import { emailBothParties } from "../mails/email-both-parties.job.ts";
import { loadInterview } from "./after-booking.action.ts";
import { loadAgreedBookable } from "./agreed-bookable.query.ts";
import { interviewAction } from "./interview-transitions.action.ts";
import { postCard, type InterviewRow } from "./post-card.action.ts";
import { scheduleReminders } from "./remind.job.ts";
import { refusalError, roleOf } from "./transition-interview.action.ts";

export const restoreActions = interviewAction(
  "restore",
  "Takes a cancellation back: the side that canceled, while the time is still free.",
  z.object({}),
  restore,
);

async function restore(context: WriteContext, canceled: InterviewRow): Promise<void> {
  // One that waited for a confirmation waits on.
  const status = canceled.confirmBy ? "pending" : "scheduled";
  const rescheduledTo = await findReplacement(context, canceled.id);
  const refusal = restoreRefusal({ ...canceled, rescheduledTo }, roleOf(context), context.now());
  if (refusal) throw refusalError(refusal, canceled.status, status);
  if (await hasEnded(context, canceled.jobApplicationId)) throw applicationEnded();
  await refuseTooMany(context, canceled);
  await refuseIfTaken(context, canceled);
  await uncancel(context, canceled.id, status);
  const after = await loadInterview(context, canceled.id);
  await markApplications(context, after, "interviewScheduledAt", {
    isAnswer: context.actor.kind === "employer",
  });
  await linkInterview(context, { ...after, interviewId: after.id });
  await postCard(context, after, "interview_scheduled", { isRestored: true });
  if (status === "scheduled") await scheduleReminders(context, after);
  await emailBothParties.enqueue(context.db, { interviewId: after.id, news: status });
  const detail = { from: canceled.status, to: status };
  const action = "interview.restored";
  await recordAudit(context, { action, entity: "interviews", entityId: after.id, detail });
  await broadcastRow(context.db, interviewStreams, after);
  const change = { id: after.id, before: canceled, after, changed: ["status"] };
  await context.emit(context, "interviews.updated", change);
}

async function findReplacement({ db }: WriteContext, id: string): Promise<string | null> {
  const later = await db
    .selectFrom("interviews")
    .select("id")
    .where("rescheduledFromId", "=", id)
    .executeTakeFirst();
  return later?.id ?? null;
}

/** What an ended application took along does not come back. */
async function hasEnded({ db }: WriteContext, id: string | null): Promise<boolean> {
  const ended = await db
    .selectFrom("jobApplications")
    .select("id")
    .where("id", "=", id)
    .where("aasmState", "in", ["withdrawn", "closed", "declined", "rejected"])
    .executeTakeFirst();
  return ended !== undefined;
}

/** Its agreed time may lie outside hours that changed since: only what is booked or busy stands in its way. */
async function refuseIfTaken(context: WriteContext, { id, ...interview }: InterviewRow): Promise<void> {
  const bookable = await loadAgreedBookable(context, { id, ...interview });
  const host = await loadHost(context, interview.employerProfileId);
  const span = { from: interview.time.getTime(), until: interview.endsAt.getTime() };
  const party = { userProfileId: interview.userProfileId, interviewId: id };
  const rules = await loadBookingRules(context.db, bookable, host, span, context.now(), party);
  const withBuffers = { from: interview.busyFrom.getTime(), until: interview.busyUntil.getTime() };
  const isTaken =
    rules.busy.some((busy) => busy.from < withBuffers.until && withBuffers.from < busy.until) ||
    (rules.guestBusy ?? []).some((busy) => busy.from < span.until && span.from < busy.until);
  if (isTaken) throw timeTaken();
}

async function uncancel({ db, now }: WriteContext, id: string, status: "pending" | "scheduled") {
  try {
    await db
      .updateTable("interviews")
      .set({
        status,
        canceledByType: null,
        cancelReason: null,
        canceledAt: null,
        // A calendar program takes it back in only with a number of its own.
        sequence: sql`sequence + 1`,
        ...nextVersion(now()),
      })
      .where("id", "=", id)
      .execute();
  } catch (error) {
    // Another host's booking of the same educator, in the same moment.
    if ((error as { code?: string }).code === "23P01") throw timeTaken();
    throw error;
  }
}

const timeTaken = () =>
  conflict(/*i18n*/ "That time has been taken since. Book another one.", { code: "slot_taken" });

const applicationEnded = () =>
  unprocessable(/*i18n*/ "The application has ended, so its interview stays canceled.", {
    code: "application_ended",
  });
