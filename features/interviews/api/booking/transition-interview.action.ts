/** Changes an interview's status: checks the transition table and applies the consequences. */
import { nextVersion } from "#platform/server/change-row.ts";
import { markApplications } from "#features/applications/api/review/mark-applications.action.ts";
import { unlinkInterview } from "#features/messages/api/messages/link-interview.action.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, invalidFields, unprocessable } from "#platform/server/errors.ts";
import type { TransitionRole } from "#platform/shared/transitions.ts";
import type { InterviewParty, InterviewStatus } from "../../interview-constants.ts";
import {
  type InterviewRefusal,
  interviewRefusal,
  interviewRefusalTexts,
  partyOf,
} from "../../interview-transitions.ts";
import { loadInterview } from "./after-booking.action.ts";
import { interviewStreams } from "../interview-streams.ts";
import { postCard, type InterviewRow } from "./post-card.action.ts";
import { deleteReminders, scheduleReminders } from "./remind.job.ts";
import { emailBothParties } from "../mails/email-both-parties.job.ts";

interface TransitionOptions {
  who?: TransitionRole;
  reason?: string | null;
  noShowBy?: InterviewParty;
}

/** Changes a row that the caller has locked. An illegal transition is `422` naming from and to. */
export async function transitionInterview(
  context: WriteContext,
  before: InterviewRow,
  to: InterviewStatus,
  options: TransitionOptions = {},
): Promise<void> {
  const who = options.who ?? roleOf(context);
  const reason = options.reason?.trim() || null;
  const refusal = refusalOf(context, before, to, who, reason);
  if (refusal) throw refusalError(refusal, before.status, to);
  await context.db
    .updateTable("interviews")
    .set((eb) => ({
      ...columnsOf(to, who, reason, options.noShowBy, context.now()),
      // A calendar program takes a cancellation only with a number of its own.
      ...(to === "canceled" || to === "expired" ? { sequence: eb("sequence", "+", 1) } : {}),
      status: to,
      ...nextVersion(context.now()),
    }))
    .where("id", "=", before.id)
    .execute();
  const after = await loadInterview(context, before.id);
  await applyConsequences(context, before, after, reason);
  const detail = { from: before.status, to };
  await recordAudit(context, { action: `interview.${to}`, entity: "interviews", entityId: after.id, detail });
  await broadcastRow(context.db, interviewStreams, after);
  await context.emit(context, "interviews.updated", {
    id: after.id,
    before,
    after,
    changed: ["status"],
  });
}

function columnsOf(
  to: InterviewStatus,
  who: TransitionRole,
  reason: string | null,
  noShowBy: InterviewParty | undefined,
  now: Date,
) {
  if (to === "canceled") return { canceledByType: partyOf(who), cancelReason: reason, canceledAt: now };
  if (to === "scheduled") return { confirmBy: null };
  if (to === "no_show") return { noShowBy: noShowBy ?? otherParty(who), noShowAt: now };
  return to === "completed" ? { completedAt: now, noShowBy: null, noShowAt: null } : {};
}

const otherParty = (who: TransitionRole): InterviewParty =>
  who === "educator" ? "EmployerProfile" : "UserProfile";

/** The mails, reminders, links and marks that follow from a transition. */
async function applyConsequences(
  context: WriteContext,
  before: InterviewRow,
  after: InterviewRow,
  reason: string | null,
): Promise<void> {
  const { db } = context;
  if (after.status === "scheduled") {
    await scheduleReminders(context, after);
    await emailBothParties.enqueue(db, { interviewId: after.id, news: "confirmed" });
  }
  if (after.status !== "canceled" && after.status !== "expired") return;
  await deleteReminders(db, before.id);
  await unlinkInterview(context, { interviewId: before.id });
  if (!(await hasUpcoming(context, before)))
    await markApplications(context, before, "interviewScheduledAt", { at: null });
  await postCard(context, after, "interview_canceled", { canceledByType: after.canceledByType, reason });
  await emailBothParties.enqueue(db, { interviewId: after.id, news: after.status });
}

async function hasUpcoming({ db, now }: WriteContext, { employerId, userProfileId }: InterviewRow) {
  const other = await db
    .selectFrom("interviews")
    .select("id")
    .where("employerId", "=", employerId)
    .where("userProfileId", "=", userProfileId)
    .where("status", "in", ["pending", "scheduled"])
    .where("endsAt", ">", now())
    .executeTakeFirst();
  return other !== undefined;
}

export const roleOf = ({ actor }: Pick<WriteContext, "actor">): TransitionRole =>
  actor.kind === "educator" || actor.kind === "employer" ? actor.kind : "operator";

/** Operators may do what either side may do. */
function refusalOf(
  { now }: WriteContext,
  row: InterviewRow,
  to: InterviewStatus,
  who: TransitionRole,
  cancelReason: string | null,
): InterviewRefusal | null {
  const facts = { ...row, cancelReason };
  if (who !== "operator") return interviewRefusal(facts, to, who, now());
  return interviewRefusal(facts, to, "employer", now()) && interviewRefusal(facts, to, "educator", now());
}

export function refusalError(refusal: InterviewRefusal, from: string, to: string) {
  const detail = interviewRefusalTexts[refusal];
  if (refusal === "reason_required")
    return invalidFields([{ field: "reason", message: detail, code: refusal }], (field) => `/${field}`);
  if (refusal === "expired") return conflict(detail, { code: refusal });
  return unprocessable(detail, { code: refusal, meta: { from, to } });
}
