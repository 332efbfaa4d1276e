/** Expires bookings that nobody confirmed, and completes interviews whose outcome nobody reported. */
import { type JobContext, job } from "#platform/server/job.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { z } from "zod";
import { dayMs } from "#platform/shared/duration.ts";
import type { InterviewStatus } from "../../interview-constants.ts";
import { lockVisibleInterview } from "./lock-interview.query.ts";
import { transitionInterview } from "./transition-interview.action.ts";

const atOnce = 200;
const completedAfterDays = 7;

export const expireInterviews = job(
  "interviews.expire",
  z.object({}),
  async (_payload, tools) => {
    const due = await tools.db
      .selectFrom("interviews")
      .select("id")
      .where("status", "=", "pending")
      .where("confirmBy", "<=", tools.now())
      .orderBy("confirmBy")
      .limit(atOnce)
      .execute();
    for (const { id } of due) await moveBySystem(tools, id, "pending", "expired");
  },
  { cron: "* * * * *", attempts: 3 },
);

export const completeInterviews = job(
  "interviews.complete",
  z.object({}),
  async (_payload, tools) => {
    const { db, now } = tools;
    const done = await db
      .selectFrom("interviews")
      .select("id")
      .where("status", "=", "scheduled")
      .where("endsAt", "<", new Date(now().getTime() - completedAfterDays * dayMs))
      .orderBy("endsAt")
      .limit(10 * atOnce)
      .execute();
    for (const { id } of done) await moveBySystem(tools, id, "scheduled", "completed");
    await db.deleteFrom("interviewHolds").where("expiresAt", "<", now()).execute();
  },
  { cron: "23 9 * * *", attempts: 3 },
);

/** One transaction each, looked at again under its lock: harmless twice, and one that fails holds up no other. */
async function moveBySystem(
  tools: JobContext,
  id: string,
  from: InterviewStatus,
  to: InterviewStatus,
): Promise<void> {
  await tools.db.transaction().execute(async (db) => {
    const context = systemContext(tools, db);
    const interview = await lockVisibleInterview(context, id);
    if (interview.status === from) await transitionInterview(context, interview, to, { who: "system" });
  });
}
