/** Applies what follows a booking, in its transaction: application state, conversation card, broadcast, mails, reminders. */
import { markApplications } from "#features/applications/api/review/mark-applications.action.ts";
import { lockApplication } from "#features/applications/api/application-row.ts";
import { transitionApplication } from "#features/applications/api/transitions/transition.action.ts";
import { linkInterview } from "#features/messages/api/messages/link-interview.action.ts";
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { canTransition } from "#platform/shared/transitions.ts";
import { applicationTransitions } from "#features/applications/application-transitions.ts";
import { interviewStreams } from "../interview-streams.ts";
import { postCard, type InterviewRow } from "./post-card.action.ts";
import { scheduleReminders } from "./remind.job.ts";
import { emailBothParties } from "../mails/email-both-parties.job.ts";

export async function afterBooking(
  context: WriteContext,
  id: string,
  replaced?: InterviewRow,
): Promise<InterviewRow> {
  const interview = await loadInterview(context, id);
  const isAnswer = context.actor.kind === "employer";
  await startInterviewing(context, interview.jobApplicationId);
  await markApplications(context, interview, "interviewScheduledAt", { isAnswer });
  await linkInterview(context, {
    ...interview,
    interviewId: id,
    rescheduledFromId: interview.rescheduledFromId,
  });
  const news = replaced ? "rescheduled" : "scheduled";
  await postCard(context, interview, `interview_${news}`, {
    ...(replaced ? { previousTime: replaced.time.toISOString() } : {}),
  });
  await broadcastRow(context.db, interviewStreams, interview, "created");
  await emailBothParties.enqueue(context.db, {
    interviewId: id,
    news: interview.status === "pending" ? "pending" : news,
  });
  if (interview.status === "scheduled") await scheduleReminders(context, interview);
  return interview;
}

export const loadInterview = ({ db }: Pick<WriteContext, "db">, id: string): Promise<InterviewRow> =>
  db.selectFrom("interviews").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Booking an interview moves to interviewing, where that is the next step. */
async function startInterviewing(context: WriteContext, id: string | null): Promise<void> {
  const application = id ? await lockApplication(context, id) : undefined;
  if (!application) return;
  if (canTransition(applicationTransitions, application.aasmState, "interviewing", "system"))
    await transitionApplication(context, application, "interviewing", { role: "system" });
}
