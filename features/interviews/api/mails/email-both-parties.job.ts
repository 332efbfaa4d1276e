/** Emails both sides about a change of an interview, each in their language and time zone. */
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import { job } from "#platform/server/job.ts";
import type { MailTemplate } from "#platform/server/mail/template.ts";
import { z } from "zod";
import type { InterviewStatus } from "../../interview-constants.ts";
import { calendarFile } from "./calendar-file.ts";
import { viewFor, type InterviewMailView } from "./interview-blocks.ts";
import { interviewForMail, type InterviewForMail } from "./interview-for-mail.query.ts";
import {
  interviewCanceled,
  interviewConfirmed,
  interviewEnded,
  interviewExpired,
  interviewPending,
  interviewRescheduled,
  interviewScheduled,
} from "./interview-mails.mail.ts";
import { sendSmsUpdate } from "./interview-texts.ts";

const updateKinds = ["scheduled", "pending", "confirmed", "rescheduled", "canceled", "expired"] as const;
type UpdateKind = (typeof updateKinds)[number];

/** The status in which each update is still current. */
const expectedStatus: Record<UpdateKind, InterviewStatus> = {
  scheduled: "scheduled",
  pending: "pending",
  confirmed: "scheduled",
  rescheduled: "scheduled",
  canceled: "canceled",
  expired: "expired",
};

const templates: Record<UpdateKind, MailTemplate<InterviewMailView>> = {
  scheduled: interviewScheduled,
  pending: interviewPending,
  confirmed: interviewConfirmed,
  rescheduled: interviewRescheduled,
  canceled: interviewCanceled,
  expired: interviewExpired,
};

export const emailBothParties = job(
  "interviews.email-both",
  z.object({ interviewId: z.uuid(), news: z.enum(updateKinds) }),
  async ({ interviewId, news }, { db, settings, now }) => {
    const interview = await interviewForMail(db, interviewId, settings.origin);
    if (!interview || interview.status !== expectedStatus[news]) return;
    const bySystem = news === "canceled" && interview.canceledByType === "System";
    const template = bySystem ? interviewEnded : templates[news];
    for (const side of ["educator", "employer"] as const) {
      const { accountId, wantsMail, wantsTexts } = interview[side];
      const view = viewFor(interview, side, doneBy(interview, news));
      if (wantsTexts && (news === "canceled" || news === "rescheduled"))
        await sendSmsUpdate(db, settings, interview, accountId, view, news, now());
      if (!wantsMail) continue;
      const { origin } = interview.brands[side];
      await emailSubscriber(db, settings, {
        accountId,
        // An interview can be canceled, taken back and canceled again: each is news.
        key: `interview:${interviewId}:${news}:${interview.sequence}:${side}`,
        template: template(view),
        calendar: calendarFile(interview, side, origin),
      });
    }
  },
);

const doneBy = ({ bookedByType, canceledByType }: InterviewForMail, news: UpdateKind) =>
  news === "canceled" ? canceledByType : bookedByType;
