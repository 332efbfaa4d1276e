/** Tells both sides what became of an interview, each in their own language and on their own clock. */
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import { job } from "#platform/server/job.ts";
import type { MailTemplate } from "#platform/server/mail/template.ts";
import { z } from "zod";
import type { InterviewStatus } from "../../interview-constants.ts";
import { calendarFile } from "./calendar-file.ts";
import { toldTo, type Told } from "./interview-blocks.ts";
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
import { textNews } from "./interview-texts.ts";

const newsWords = ["scheduled", "pending", "confirmed", "rescheduled", "canceled", "expired"] as const;
type News = (typeof newsWords)[number];

/** The state in which each is still news. */
const still: Record<News, InterviewStatus> = {
  scheduled: "scheduled",
  pending: "pending",
  confirmed: "scheduled",
  rescheduled: "scheduled",
  canceled: "canceled",
  expired: "expired",
};

const templates: Record<News, MailTemplate<Told>> = {
  scheduled: interviewScheduled,
  pending: interviewPending,
  confirmed: interviewConfirmed,
  rescheduled: interviewRescheduled,
  canceled: interviewCanceled,
  expired: interviewExpired,
};

export const tellBoth = job(
  "interviews.email-both",
  z.object({ interviewId: z.uuid(), news: z.enum(newsWords) }),
  async ({ interviewId, news }, { db, settings, now }) => {
    const interview = await interviewForMail(db, interviewId, settings.origin);
    if (!interview || interview.status !== still[news]) return;
    const bySystem = news === "canceled" && interview.canceledByType === "System";
    const template = bySystem ? interviewEnded : templates[news];
    for (const side of ["educator", "employer"] as const) {
      const { accountId, wantsMail, wantsTexts } = interview[side];
      const told = toldTo(interview, side, doneBy(interview, news));
      if (wantsTexts && (news === "canceled" || news === "rescheduled"))
        await textNews(db, settings, interview.id, accountId, told, news, now());
      if (!wantsMail) continue;
      const { origin } = interview.brands[side];
      await emailSubscriber(db, settings, {
        accountId,
        key: `interview:${interviewId}:${news}:${side}`,
        template: template(told),
        calendar: calendarFile(interview, side, origin),
      });
    }
  },
);

const doneBy = ({ bookedByType, canceledByType }: InterviewForMail, news: News) =>
  news === "canceled" ? canceledByType : bookedByType;
