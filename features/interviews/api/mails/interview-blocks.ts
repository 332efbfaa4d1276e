/** Blocks that all mails about interviews share: greeting, facts, note and button. */
import { pages } from "#features/paths.ts";
import type { MailBlock, MailReader } from "#platform/server/mail/template.ts";
import type { Translate } from "#platform/shared/translate.ts";
import type { Instructions } from "../../event-type.ts";
import type { InterviewType } from "../../interview-constants.ts";
import { showDifferentTimes, whenText } from "../../when-text.ts";
import type { InterviewForMail, Side } from "./interview-for-mail.query.ts";

/** One interview as one reader sees it in mails and text messages. */
export interface InterviewMailView {
  side: Side;
  firstName: string;
  /** The other side by name: the program, or the educator. */
  otherName: string;
  hostName: string;
  employerName: string;
  educatorName: string;
  name: string;
  interviewType: InterviewType;
  instructions: Instructions;
  time: Date;
  endsAt: Date;
  timeZone: string;
  otherTimeZone: string;
  previousTime: Date | null;
  confirmBy: Date | null;
  note: string;
  reason: string | null;
  /** Whether the reader did it: booked, moved, canceled. */
  isOwnDoing: boolean;
}

export const viewFor = (
  interview: InterviewForMail,
  side: Side,
  doneBy: string | null,
): InterviewMailView => {
  const reader = interview[side];
  const other = interview[side === "educator" ? "employer" : "educator"];
  return {
    ...interview,
    side,
    firstName: reader.firstName,
    otherName: side === "educator" ? interview.employerName : interview.educatorName,
    timeZone: reader.timeZone,
    otherTimeZone: other.timeZone,
    reason: interview.cancelReason,
    isOwnDoing: doneBy === (side === "educator" ? "UserProfile" : "EmployerProfile"),
  };
};

export const greetingBlock = ({ firstName }: InterviewMailView, { t }: MailReader): MailBlock => ({
  paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }),
});

/** A table of what one must know; the other side's clock stands on a line of its own where it differs. */
export function factsBlock(view: InterviewMailView, reader: MailReader): MailBlock {
  const { t, language } = reader;
  const { time, endsAt, timeZone, otherTimeZone, previousTime } = view;
  const duration = endsAt.getTime() - time.getTime();
  const rows: [string, string][] = [
    [t(/*i18n*/ "Interview"), view.name],
    [t(/*i18n*/ "When"), whenText(time, endsAt, timeZone, language)],
  ];
  if (showDifferentTimes(time, timeZone, otherTimeZone))
    rows.push([
      t(/*i18n*/ "For {name}", { name: view.otherName }),
      whenText(time, endsAt, otherTimeZone, language),
    ]);
  if (previousTime)
    rows.push([
      t(/*i18n*/ "Instead of"),
      whenText(previousTime, new Date(previousTime.getTime() + duration), timeZone, language),
    ]);
  rows.push([t(/*i18n*/ "With"), withWhom(view)]);
  rows.push([t(/*i18n*/ "How"), meetingText(view, t)]);
  return { facts: rows };
}

const withWhom = ({ side, hostName, employerName, educatorName }: InterviewMailView) =>
  side === "educator" ? `${hostName}, ${employerName}` : educatorName;

/** "Video Call: https://…", "Sunny Hill calls you at …", "In-Person: 1 Elm Street". */
export function meetingText(
  { side, interviewType, instructions, ...view }: InterviewMailView,
  t: Translate,
): string {
  const { caller, phoneNumber, meetingUrl, address } = instructions;
  if (interviewType === "online") return t(/*i18n*/ "Video Call: {meetingUrl}", { meetingUrl });
  if (interviewType === "physical") return t(/*i18n*/ "In-Person: {address}", { address });
  const isYours = (caller === "UserProfile") === (side === "educator");
  return isYours
    ? t(/*i18n*/ "Phone Call: you call {name} at {phoneNumber}", { name: view.otherName, phoneNumber })
    : t(/*i18n*/ "Phone Call: {name} calls you at {phoneNumber}", { name: view.otherName, phoneNumber });
}

/** The educator's note is for the employer, the employer's for the educator. */
export const noteBlocks = ({ note, otherName, isOwnDoing }: InterviewMailView): MailBlock[] =>
  note && !isOwnDoing ? [{ quote: note, by: otherName }] : [];

export const interviewsButton = ({ side }: InterviewMailView, { t, url }: MailReader): MailBlock => ({
  button: t(/*i18n*/ "See my interviews"),
  url: url(side === "educator" ? pages.interviews : pages.employerInterviews),
});
