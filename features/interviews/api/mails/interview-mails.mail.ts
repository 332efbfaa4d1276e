/** Mail templates about interviews: booked, pending, confirmed, rescheduled, canceled, expired, reminder. */
import type { NotificationId } from "#features/accounts/notification-catalogue.ts";
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import type { MailContent, MailReader } from "#platform/server/mail/template.ts";
import { clockText, whenText } from "../../when-text.ts";
import {
  factsBlock,
  greetingBlock,
  noteBlocks,
  interviewsButton,
  type InterviewMailView,
} from "./interview-blocks.ts";

const sample: InterviewMailView = {
  side: "educator",
  firstName: "Ana",
  otherName: "Sunny Hill",
  hostName: "Dana Reed",
  employerName: "Sunny Hill",
  educatorName: "Ana Rivers",
  name: "First conversation",
  interviewType: "online",
  instructions: { meetingUrl: "https://meet.example/first-conversation-5c1a" },
  time: new Date("2026-03-04T20:00:00Z"),
  endsAt: new Date("2026-03-04T20:30:00Z"),
  timeZone: "America/Chicago",
  otherTimeZone: "America/New_York",
  previousTime: null,
  confirmBy: new Date("2026-03-03T20:00:00Z"),
  note: "I look forward to meeting you.",
  reason: null,
  isOwnDoing: false,
};

type Body = Pick<MailContent, "subject" | "blocks">;

function interviewMail(
  id: NotificationId,
  more: Partial<InterviewMailView>,
  write: (view: InterviewMailView, reader: MailReader, when: string) => Body,
) {
  return catalogueMail<InterviewMailView>({
    id,
    sample: { ...sample, ...more },
    write: (view, reader) =>
      write(view, reader, whenText(view.time, view.endsAt, view.timeZone, reader.language)),
  });
}

export const interviewScheduled = interviewMail("interviews.scheduled", {}, (view, reader, when) => ({
  subject: reader.t(/*i18n*/ "Interview with {name}: {when}", { name: view.otherName, when }),
  blocks: [
    greetingBlock(view, reader),
    {
      paragraph: view.isOwnDoing
        ? reader.t(/*i18n*/ "Your interview with {name} is booked.", { name: view.otherName })
        : reader.t(/*i18n*/ "{name} booked an interview with you.", { name: view.otherName }),
    },
    factsBlock(view, reader),
    ...noteBlocks(view),
    interviewsButton(view, reader),
    {
      note: reader.t(
        /*i18n*/ "Can't make it? Move or cancel it there, so that nobody waits for you in vain.",
      ),
    },
  ],
}));

export const interviewPending = interviewMail("interviews.pending", {}, (view, reader, when) => {
  const { t } = reader;
  const name = view.otherName;
  const until = view.confirmBy ? clockDay(view.confirmBy, view, reader) : "";
  return {
    subject: view.isOwnDoing
      ? t(/*i18n*/ "Awaiting confirmation: {when}", { when })
      : t(/*i18n*/ "Please confirm your interview with {name}: {when}", { name, when }),
    blocks: [
      greetingBlock(view, reader),
      {
        paragraph: view.isOwnDoing
          ? t(/*i18n*/ "We asked {name} to confirm this interview until {until}. The time is kept for you.", {
              name,
              until,
            })
          : t(/*i18n*/ "{name} would like to meet you. Please confirm until {until}.", { name, until }),
      },
      factsBlock(view, reader),
      ...noteBlocks(view),
      interviewsButton(view, reader),
    ],
  };
});

export const interviewConfirmed = interviewMail(
  "interviews.confirmed",
  { note: "" },
  (view, reader, when) => ({
    subject: reader.t(/*i18n*/ "Confirmed: your interview with {name}, {when}", {
      name: view.otherName,
      when,
    }),
    blocks: [
      greetingBlock(view, reader),
      {
        paragraph: reader.t(/*i18n*/ "Your interview with {name} is confirmed.", { name: view.otherName }),
      },
      factsBlock(view, reader),
      interviewsButton(view, reader),
    ],
  }),
);

export const interviewRescheduled = interviewMail(
  "interviews.rescheduled",
  { previousTime: new Date("2026-03-03T16:00:00Z") },
  (view, reader, when) => ({
    subject: reader.t(/*i18n*/ "New time for your interview with {name}: {when}", {
      name: view.otherName,
      when,
    }),
    blocks: [
      greetingBlock(view, reader),
      {
        paragraph: view.isOwnDoing
          ? reader.t(/*i18n*/ "You moved your interview with {name} to another time.", {
              name: view.otherName,
            })
          : reader.t(/*i18n*/ "{name} moved your interview to another time.", { name: view.otherName }),
      },
      factsBlock(view, reader),
      ...noteBlocks(view),
      interviewsButton(view, reader),
    ],
  }),
);

export const interviewCanceled = interviewMail(
  "interviews.canceled",
  { reason: "Our building is closed that day." },
  (view, reader, when) => {
    const { t } = reader;
    const name = view.otherName;
    return {
      subject: t(/*i18n*/ "Canceled: your interview with {name}, {when}", { name, when }),
      blocks: [
        greetingBlock(view, reader),
        { paragraph: t(canceledTexts[doneBy(view)], { name }) },
        factsBlock(view, reader),
        ...(view.reason && !view.isOwnDoing ? [{ quote: view.reason, by: name }] : []),
        interviewsButton(view, reader),
      ],
    };
  },
);

const canceledTexts = {
  own: /*i18n*/ "You canceled your interview with {name}. They have been told.",
  other: /*i18n*/ "{name} canceled your interview. The time is free again.",
} as const;

const doneBy = ({ isOwnDoing }: InterviewMailView) => (isOwnDoing ? "own" : "other");

/** The application ended, and the interview about it with it. */
export const interviewEnded = interviewMail("interviews.ended", { note: "" }, (view, reader, when) => ({
  subject: reader.t(/*i18n*/ "Canceled: your interview with {name}, {when}", { name: view.otherName, when }),
  blocks: [
    greetingBlock(view, reader),
    {
      paragraph: reader.t(
        /*i18n*/ "The application this interview was about has ended, so your interview with {name} is canceled.",
        { name: view.otherName },
      ),
    },
    factsBlock(view, reader),
    interviewsButton(view, reader),
  ],
}));

export const interviewExpired = interviewMail("interviews.expired", { note: "" }, (view, reader, when) => ({
  subject: reader.t(/*i18n*/ "Not confirmed: your interview with {name}, {when}", {
    name: view.otherName,
    when,
  }),
  blocks: [
    greetingBlock(view, reader),
    {
      paragraph: view.isOwnDoing
        ? reader.t(/*i18n*/ "{name} did not confirm this interview in time. You can book another time.", {
            name: view.otherName,
          })
        : reader.t(
            /*i18n*/ "This interview with {name} was not confirmed in time, so it does not take place.",
            { name: view.otherName },
          ),
    },
    factsBlock(view, reader),
    interviewsButton(view, reader),
  ],
}));

export const interviewReminder = interviewMail("interviews.reminder", { note: "" }, (view, reader, when) => ({
  subject: reader.t(/*i18n*/ "Reminder: interview with {name}, {when}", { name: view.otherName, when }),
  blocks: [
    greetingBlock(view, reader),
    {
      paragraph: reader.t(/*i18n*/ "Your interview with {name} begins at {clock}.", {
        name: view.otherName,
        clock: clockText(view.time, view.timeZone, reader.language),
      }),
    },
    factsBlock(view, reader),
    interviewsButton(view, reader),
  ],
}));

const clockDay = (time: Date, { timeZone }: InterviewMailView, { language }: MailReader) =>
  whenText(time, time, timeZone, language);

export const interviewMails = [
  interviewScheduled,
  interviewPending,
  interviewConfirmed,
  interviewRescheduled,
  interviewCanceled,
  interviewEnded,
  interviewExpired,
  interviewReminder,
];
