/** Text messages about interviews, for accounts that agreed to them: an hour before, and after a move or cancellation. */
import { sendSmsToAccount } from "#features/accounts/api/sms/send-sms-to-account.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { JobSettings } from "#platform/server/job.ts";
import { whenText } from "../../when-text.ts";
import { type InterviewMailView, viewFor } from "./interview-blocks.ts";
import type { InterviewForMail, Side } from "./interview-for-mail.query.ts";

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
  const { time, timeZone, otherName } = viewFor(interview, side, null);
  await sendSmsToAccount(db, settings, {
    accountId: interview[side].accountId,
    key: `interview:${interview.id}:1h:${side}`,
    isUrgent: true,
    until: time,
    now,
    // With its day: a text may be read the next morning.
    text: ({ t, language }) =>
      t(/*i18n*/ "Your interview with {name} begins on {when}.", {
        name: otherName,
        when: whenText(time, time, timeZone, language, now),
      }),
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
    text: ({ t, language }) => {
      const when = whenText(time, endsAt, timeZone, language);
      return news === "canceled"
        ? t(/*i18n*/ "Your interview with {name} on {when} is canceled.", { name, when })
        : t(/*i18n*/ "{name} moved your interview to {when}.", { name, when });
    },
  });
}
