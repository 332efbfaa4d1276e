/** Sends text messages about interviews to accounts that agreed to them. */
import { sendSmsToAccount } from "#features/accounts/api/sms/send-sms-to-account.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { JobSettings } from "#platform/server/job.ts";
import { type InterviewMailView, viewFor } from "./interview-blocks.ts";
import type { InterviewForMail, Side } from "./interview-for-mail.query.ts";
import { canceledSms, reminderSms, rescheduledSms } from "./interview.sms.ts";

type Settings = Pick<JobSettings, "origin">;

/** An interview within this time is urgent: its messages ignore the quiet hours at night. */
const urgentWithinMs = 3 * 3_600_000;

export async function sendSmsReminder(
  db: Queryable,
  settings: Settings,
  interview: InterviewForMail,
  side: Side,
  now: Date,
): Promise<void> {
  const { time, endsAt, timeZone, otherName: name } = viewFor(interview, side, null);
  await sendSmsToAccount(db, settings, {
    accountId: interview[side].accountId,
    key: `interview:${interview.id}:1h:${side}`,
    template: reminderSms({ name, time, endsAt, timeZone, now }),
    isUrgent: true,
    until: time,
    now,
  });
}

/** Only the side that did not make the change gets the message. */
export async function sendSmsUpdate(
  db: Queryable,
  settings: Settings,
  { id, sequence }: Pick<InterviewForMail, "id" | "sequence">,
  accountId: string,
  view: InterviewMailView,
  news: "canceled" | "rescheduled",
  now: Date,
): Promise<void> {
  const { time, endsAt, previousTime, timeZone, otherName: name, side, isOwnDoing } = view;
  if (isOwnDoing) return;
  const next = Math.min(time.getTime(), previousTime?.getTime() ?? Infinity);
  await sendSmsToAccount(db, settings, {
    accountId,
    key: `interview:${id}:${news}:${sequence}:${side}`,
    isUrgent: next - now.getTime() <= urgentWithinMs,
    until: time,
    now,
    template: (news === "canceled" ? canceledSms : rescheduledSms)({ name, time, endsAt, timeZone }),
  });
}
