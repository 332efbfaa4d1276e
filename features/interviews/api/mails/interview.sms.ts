/** Text messages about interviews: an hour before, and after a move or a cancellation. */
import { smsTemplate } from "#platform/server/sms/sms-template.ts";
import { whenText } from "../../when-text.ts";

interface InterviewInText {
  /** The other side. */
  name: string;
  time: Date;
  endsAt: Date;
  timeZone: string;
}

const sample = {
  name: "Sunny Hill Preschool",
  time: new Date("2026-06-10T15:00:00Z"),
  endsAt: new Date("2026-06-10T15:30:00Z"),
  timeZone: "America/Chicago",
};

export const reminderSms = smsTemplate<InterviewInText & { now: Date }>({
  id: "interviews.reminder",
  sample: { ...sample, now: new Date("2026-06-10T14:00:00Z") },
  // With its day: a text may be read the next morning.
  write: ({ name, time, timeZone, now }, { t, language }) =>
    t(/*i18n*/ "Your interview with {name} begins on {when}.", {
      name,
      when: whenText(time, time, timeZone, language, now),
    }),
});

export const canceledSms = smsTemplate<InterviewInText>({
  id: "interviews.canceled",
  sample,
  write: ({ name, time, endsAt, timeZone }, { t, language }) =>
    t(/*i18n*/ "Your interview with {name} on {when} is canceled.", {
      name,
      when: whenText(time, endsAt, timeZone, language),
    }),
});

export const rescheduledSms = smsTemplate<InterviewInText>({
  id: "interviews.rescheduled",
  sample,
  write: ({ name, time, endsAt, timeZone }, { t, language }) =>
    t(/*i18n*/ "{name} moved your interview to {when}.", {
      name,
      when: whenText(time, endsAt, timeZone, language),
    }),
});
