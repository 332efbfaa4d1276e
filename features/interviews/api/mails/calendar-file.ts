/** An interview as a calendar file (RFC 5545): one UID over every change, SEQUENCE counting them, times in UTC. */
import { pages } from "#features/paths.ts";
import type { MailCalendar } from "#platform/server/mail/transport.ts";
import { translator } from "#platform/server/translations.ts";
import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalCalendar,
  type ICalEvent,
} from "ical-generator";
import { meetingText, viewFor } from "./interview-blocks.ts";
import type { InterviewForMail, Side } from "./interview-for-mail.query.ts";

const alarmMinutesBefore = 30;

/** As it rides on a mail: what it says is to be, or is taken back. */
export const calendarFile = (interview: InterviewForMail, side: Side, origin: string): MailCalendar => {
  const method = isOff(interview) ? "CANCEL" : "REQUEST";
  return {
    method,
    filename: "interview.ics",
    content: calendarText(interview, side, origin, ICalCalendarMethod[method]),
  };
};

/** As it is downloaded: published for the reader's own calendar, or taken back. */
export const calendarDownload = (interview: InterviewForMail, side: Side, origin: string): string =>
  calendarText(interview, side, origin, ICalCalendarMethod[isOff(interview) ? "CANCEL" : "PUBLISH"]);

const isOff = ({ status }: InterviewForMail) => status === "canceled" || status === "expired";

/** All of a reader's interviews, for a calendar program that reads them again and again. Nobody is invited by it. */
export function calendarFeed(interviews: readonly InterviewForMail[], side: Side): string {
  const [first] = interviews;
  const brand = first?.brands[side].name ?? "Calendar";
  const calendar = ical({
    prodId: { company: brand, product: "Interviews" },
    method: ICalCalendarMethod.PUBLISH,
    ...(first && { name: translator(first[side].language)(/*i18n*/ "{brand} interviews", { brand }) }),
    ttl: feedTtlSeconds,
  });
  for (const interview of interviews) addEvent(calendar, interview, side, interview.brands[side].origin);
  return calendar.toString();
}

/** How long programs are asked to wait before they read it again. */
const feedTtlSeconds = 3_600;

function calendarText(
  interview: InterviewForMail,
  side: Side,
  origin: string,
  method: ICalCalendarMethod,
): string {
  const reader = interview[side];
  const calendar = ical({ prodId: { company: interview.brands[side].name, product: "Interviews" }, method });
  const event = addEvent(calendar, interview, side, origin);
  event.createAttendee({
    email: reader.email,
    name: side === "educator" ? interview.educatorName : interview.hostName,
    role: ICalAttendeeRole.REQ,
    status: interview.status === "pending" ? ICalAttendeeStatus.NEEDSACTION : ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  });
  if (!isOff(interview))
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: alarmMinutesBefore * 60,
      description: event.summary(),
    });
  return calendar.toString();
}

function addEvent(
  calendar: ICalCalendar,
  interview: InterviewForMail,
  side: Side,
  origin: string,
): ICalEvent {
  const view = viewFor(interview, side, null);
  const t = translator(interview[side].language);
  const page = new URL(side === "educator" ? pages.interviews : pages.employerInterviews, `${origin}/`).href;
  const { instructions, interviewType, name } = interview;
  return calendar.createEvent({
    id: interview.uid,
    sequence: interview.sequence,
    stamp: interview.updatedAt,
    start: interview.time,
    end: interview.endsAt,
    summary: t(/*i18n*/ "{interview} with {name}", { interview: name, name: view.otherName }),
    description: [
      meetingText(view, t),
      t(/*i18n*/ "With: {name}", {
        name: side === "educator" ? `${interview.hostName}, ${interview.employerName}` : view.otherName,
      }),
      page,
    ].join("\n"),
    location: interviewType === "physical" ? (instructions.address ?? "") : (instructions.meetingUrl ?? ""),
    url: interviewType === "online" ? (instructions.meetingUrl ?? page) : page,
    status: statusOf(interview),
    // Nobody learns the other side's address by an invitation; questions go to the brand.
    organizer: { name: interview.employerName, email: interview.brands[side].contactEmail },
  });
}

const statusOf = (interview: InterviewForMail) =>
  isOff(interview)
    ? ICalEventStatus.CANCELLED
    : interview.status === "pending"
      ? ICalEventStatus.TENTATIVE
      : ICalEventStatus.CONFIRMED;
