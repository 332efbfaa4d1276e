/** Reminds both sides a day and an hour before an interview; a rescheduled or canceled one sends no reminder. */
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { job } from "#platform/server/job.ts";
import { z } from "zod";
import { viewFor } from "../mails/interview-blocks.ts";
import { interviewForMail } from "../mails/interview-for-mail.query.ts";
import { interviewReminder } from "../mails/interview-mails.mail.ts";
import { sendSmsReminder } from "../mails/interview-texts.ts";
import type { InterviewRow } from "./post-card.action.ts";

const hoursBefore = [24, 1] as const;
const hourInMs = 3_600_000;

export const remindInterview = job(
  "interviews.remind",
  z.object({ interviewId: z.uuid(), hours: z.int() }),
  async ({ interviewId, hours }, { db, settings, now }) => {
    const interview = await interviewForMail(db, interviewId, settings.origin);
    // A worker that was down for a while says nothing about what has begun.
    if (!interview || interview.status !== "scheduled" || interview.time <= now()) return;
    for (const side of ["educator", "employer"] as const) {
      const { accountId, wantsMail, wantsTexts } = interview[side];
      if (hours === 1 && wantsTexts) await sendSmsReminder(db, settings, interview, side, now());
      if (!wantsMail) continue;
      const template = interviewReminder({ ...viewFor(interview, side, null), previousTime: null, note: "" });
      await emailSubscriber(db, settings, {
        accountId,
        key: `interview:${interviewId}:${hours}h:${side}`,
        template,
        isUrgent: hours === 1,
        until: interview.time,
        now: now(),
      });
    }
  },
);

const keyOf = (interviewId: string, hours: number) => `${interviewId}:${hours}`;

export async function scheduleReminders(
  { db, now }: Pick<WriteContext, "db" | "now">,
  { id, time }: Pick<InterviewRow, "id" | "time">,
): Promise<void> {
  for (const hours of hoursBefore) {
    const at = new Date(time.getTime() - hours * hourInMs);
    if (at > now())
      await remindInterview.enqueue(db, { interviewId: id, hours }, { key: keyOf(id, hours), at });
  }
}

export async function deleteReminders(db: Queryable, interviewId: string): Promise<void> {
  for (const hours of hoursBefore) await remindInterview.cancel(db, keyOf(interviewId, hours));
}
