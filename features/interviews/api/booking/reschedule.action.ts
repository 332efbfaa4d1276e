/** Reschedules an interview: a new row replaces the old one, which is canceled only if the new slot can be reserved. */
import { nextVersion } from "#platform/server/change-row.ts";
import { isTimeZone } from "#platform/shared/time-zone.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { z } from "zod";
import { confirmByOf, partyOf, rescheduleRefusal } from "../../interview-transitions.ts";
import { afterBooking, loadInterview } from "./after-booking.action.ts";
import { loadHost } from "../availability/bookable.query.ts";
import { interviewAction } from "./interview-transitions.action.ts";
import { interviewStreams } from "../interview-streams.ts";
import { loadAgreedBookable } from "./agreed-bookable.query.ts";
import { refusalError, roleOf } from "./transition-interview.action.ts";
import { deleteReminders } from "./remind.job.ts";
import { reserveSlot } from "./reserve-slot.action.ts";
import type { InterviewRow } from "./post-card.action.ts";

const input = z.object({
  time: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  timeZone: z.string().refine(isTimeZone, { error: /*i18n*/ "Choose a time zone from the list" }).optional(),
  note: z.string().trim().max(1000).optional(),
});

export const rescheduleActions = interviewAction(
  "reschedule",
  "Moves an interview to another free time: a new interview takes its place.",
  input,
  reschedule,
);

async function reschedule(
  context: WriteContext,
  old: InterviewRow,
  given: z.output<typeof input>,
): Promise<string> {
  const now = context.now();
  const refusal = rescheduleRefusal(old, now);
  if (refusal) throw refusalError(refusal, old.status, "scheduled");
  if (given.time.getTime() === old.time.getTime()) throw sameTime();
  const bookable = await loadAgreedBookable(context, old);
  const who = roleOf(context);
  const isPending = needsConfirmation(old, bookable.requiresConfirmation, who);
  await cancelReplaced(context, old);
  const id = await reserveSlot(context, bookable, await loadHost(context, old.employerProfileId), {
    employerId: old.employerId,
    employerProfileId: old.employerProfileId,
    userProfileId: old.userProfileId,
    interviewEventTypeId: old.interviewEventTypeId,
    jobApplicationId: old.jobApplicationId,
    name: old.name,
    interviewType: old.interviewType,
    instructions: JSON.stringify(old.instructions),
    time: given.time,
    status: isPending ? "pending" : "scheduled",
    confirmBy: isPending ? confirmByOf(given.time, now) : null,
    bookedByType: who === "educator" ? "UserProfile" : "EmployerProfile",
    note: given.note ?? old.note,
    userProfileTimeZone: (who === "educator" && given.timeZone) || old.userProfileTimeZone,
    rescheduledFromId: old.id,
    uid: old.uid,
    sequence: old.sequence + 1,
    createdAt: now,
    updatedAt: now,
  });
  const interview = await afterBooking(context, id, old);
  await broadcastRow(context.db, interviewStreams, old);
  await recordReschedule(context, old, interview);
  return id;
}

/** Where bookings are confirmed, an educator's new time is too; and what the educator never confirmed stays to be. */
const needsConfirmation = (old: InterviewRow, asks: boolean, who: string) =>
  asks && (who === "educator" || (old.status === "pending" && old.bookedByType === "EmployerProfile"));

/** In the same transaction as the new time is taken: should that fail, this has not happened. */
async function cancelReplaced(context: WriteContext, old: InterviewRow): Promise<void> {
  const now = context.now();
  await context.db
    .updateTable("interviews")
    .set({
      status: "canceled",
      canceledByType: partyOf(roleOf(context)),
      canceledAt: now,
      ...nextVersion(now),
    })
    .where("id", "=", old.id)
    .execute();
  await deleteReminders(context.db, old.id);
}

async function recordReschedule(
  context: WriteContext,
  old: InterviewRow,
  interview: InterviewRow,
): Promise<void> {
  await recordAudit(context, {
    action: "interview.reschedule",
    entity: "interviews",
    entityId: interview.id,
    detail: { from: old.id },
  });
  const after = await loadInterview(context, old.id);
  await context.emit(context, "interviews.updated", { id: old.id, before: old, after, changed: ["status"] });
  await context.emit(context, "interviews.created", {
    id: interview.id,
    after: interview,
    changed: [],
  });
}

const sameTime = () =>
  invalidFields(
    [{ field: "time", message: /*i18n*/ "The interview is at that time already. Choose another one." }],
    (field) => `/${field}`,
  );
