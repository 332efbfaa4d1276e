/** Mails about interviews to either side: booked, to be confirmed, confirmed, moved, canceled, expired, soon. */
import { type MailContent, type MailReader, mailTemplate } from "#platform/server/mail/template.ts";
import { clockText, whenText } from "../../when-text.ts";
import { factsBlock, greetingBlock, noteBlocks, interviewsButton, type InterviewMailView } from "./interview-blocks.ts";

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
  id: string,
  more: Partial<InterviewMailView>,
  write: (told: InterviewMailView, reader: MailReader, when: string) => Body,
  emailType = "interviews",
) {
  return mailTemplate<InterviewMailView>({
    id: `interviews.${id}`,
    emailType,
    sample: { ...sample, ...more },
    write: (told, reader) =>
      write(told, reader, whenText(told.time, told.endsAt, told.timeZone, reader.language)),
  });
}

export const interviewScheduled = interviewMail("scheduled", {}, (told, reader, when) => ({
  subject: reader.t(/*i18n*/ "Interview with {name}: {when}", { name: told.otherName, when }),
  blocks: [
    greetingBlock(told, reader),
    {
      paragraph: told.isOwnDoing
        ? reader.t(/*i18n*/ "Your interview with {name} is booked.", { name: told.otherName })
        : reader.t(/*i18n*/ "{name} booked an interview with you.", { name: told.otherName }),
    },
    factsBlock(told, reader),
    ...noteBlocks(told),
    interviewsButton(told, reader),
    {
      note: reader.t(
        /*i18n*/ "Can't make it? Move or cancel it there, so that nobody waits for you in vain.",
      ),
    },
  ],
}));

export const interviewPending = interviewMail("pending", {}, (told, reader, when) => {
  const { t } = reader;
  const name = told.otherName;
  const until = told.confirmBy ? clockDay(told.confirmBy, told, reader) : "";
  return {
    subject: told.isOwnDoing
      ? t(/*i18n*/ "Awaiting confirmation: {when}", { when })
      : t(/*i18n*/ "Please confirm your interview with {name}: {when}", { name, when }),
    blocks: [
      greetingBlock(told, reader),
      {
        paragraph: told.isOwnDoing
          ? t(/*i18n*/ "We asked {name} to confirm this interview until {until}. The time is kept for you.", {
              name,
              until,
            })
          : t(/*i18n*/ "{name} would like to meet you. Please confirm until {until}.", { name, until }),
      },
      factsBlock(told, reader),
      ...noteBlocks(told),
      interviewsButton(told, reader),
    ],
  };
});

export const interviewConfirmed = interviewMail("confirmed", { note: "" }, (told, reader, when) => ({
  subject: reader.t(/*i18n*/ "Confirmed: your interview with {name}, {when}", {
    name: told.otherName,
    when,
  }),
  blocks: [
    greetingBlock(told, reader),
    {
      paragraph: reader.t(/*i18n*/ "Your interview with {name} is confirmed.", { name: told.otherName }),
    },
    factsBlock(told, reader),
    interviewsButton(told, reader),
  ],
}));

export const interviewRescheduled = interviewMail(
  "rescheduled",
  { previousTime: new Date("2026-03-03T16:00:00Z") },
  (told, reader, when) => ({
    subject: reader.t(/*i18n*/ "New time for your interview with {name}: {when}", {
      name: told.otherName,
      when,
    }),
    blocks: [
      greetingBlock(told, reader),
      {
        paragraph: told.isOwnDoing
          ? reader.t(/*i18n*/ "You moved your interview with {name} to another time.", {
              name: told.otherName,
            })
          : reader.t(/*i18n*/ "{name} moved your interview to another time.", { name: told.otherName }),
      },
      factsBlock(told, reader),
      ...noteBlocks(told),
      interviewsButton(told, reader),
    ],
  }),
);

export const interviewCanceled = interviewMail(
  "canceled",
  { reason: "Our building is closed that day." },
  (told, reader, when) => {
    const { t } = reader;
    const name = told.otherName;
    return {
      subject: t(/*i18n*/ "Canceled: your interview with {name}, {when}", { name, when }),
      blocks: [
        greetingBlock(told, reader),
        { paragraph: t(canceledTexts[doneBy(told)], { name }) },
        factsBlock(told, reader),
        ...(told.reason && !told.isOwnDoing ? [{ quote: told.reason, by: name }] : []),
        interviewsButton(told, reader),
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
export const interviewEnded = interviewMail("ended", { note: "" }, (told, reader, when) => ({
  subject: reader.t(/*i18n*/ "Canceled: your interview with {name}, {when}", { name: told.otherName, when }),
  blocks: [
    greetingBlock(told, reader),
    {
      paragraph: reader.t(
        /*i18n*/ "The application this interview was about has ended, so your interview with {name} is canceled.",
        { name: told.otherName },
      ),
    },
    factsBlock(told, reader),
    interviewsButton(told, reader),
  ],
}));

export const interviewExpired = interviewMail("expired", { note: "" }, (told, reader, when) => ({
  subject: reader.t(/*i18n*/ "Not confirmed: your interview with {name}, {when}", {
    name: told.otherName,
    when,
  }),
  blocks: [
    greetingBlock(told, reader),
    {
      paragraph: told.isOwnDoing
        ? reader.t(/*i18n*/ "{name} did not confirm this interview in time. You can book another time.", {
            name: told.otherName,
          })
        : reader.t(
            /*i18n*/ "This interview with {name} was not confirmed in time, so it does not take place.",
            { name: told.otherName },
          ),
    },
    factsBlock(told, reader),
    interviewsButton(told, reader),
  ],
}));

export const interviewReminder = interviewMail(
  "reminder",
  { note: "" },
  (told, reader, when) => ({
    subject: reader.t(/*i18n*/ "Reminder: interview with {name}, {when}", { name: told.otherName, when }),
    blocks: [
      greetingBlock(told, reader),
      {
        paragraph: reader.t(/*i18n*/ "Your interview with {name} begins at {clock}.", {
          name: told.otherName,
          clock: clockText(told.time, told.timeZone, reader.language),
        }),
      },
      factsBlock(told, reader),
      interviewsButton(told, reader),
    ],
  }),
  "interview_reminders",
);

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
