/** An interview as screens load it: its includes, the other side, and when it can be joined. */
import { interviewBookingPath } from "#features/paths.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import type { Interview } from "../interview.ts";

export type InterviewRecord = ResourceOf<typeof Interview>;

/** Whose page an interview stands on. */
export type Side = "educator" | "employer";

/** Their pictures; names come with the interview itself. */
export const interviewIncludes = ["employer", "userProfile"];

/** The collection of a side. */
export const interviewsAt = { educator: "interviews", employer: "employers/interviews" } as const;

/** The way into a video call opens so many minutes before it begins. */
export const opensBefore = 10;

export const isUpcoming = ({ status }: Pick<InterviewRecord, "status">) =>
  status === "pending" || status === "scheduled";

/** Over, or as good as over. */
export const isPast = ({ endsAt }: Pick<InterviewRecord, "endsAt">, now: Date) => Date.parse(endsAt) <= +now;

/** It took place, or will not: neither is upcoming any more. */
export const isOver = (interview: Pick<InterviewRecord, "status" | "endsAt">, now: Date) =>
  !isUpcoming(interview) || isPast(interview, now);

export const hasStarted = ({ time }: Pick<InterviewRecord, "time">, now: Date) => Date.parse(time) <= +now;

export const canJoin = (interview: InterviewRecord, now: Date) =>
  interview.status === "scheduled" &&
  Date.parse(interview.time) - opensBefore * 60_000 <= +now &&
  !isPast(interview, now);

/** Whoever has to say yes to a time the other side has proposed. */
export const isAwaitedFrom = (interview: InterviewRecord, side: Side) =>
  interview.status === "pending" &&
  interview.bookedByType === (side === "educator" ? "EmployerProfile" : "UserProfile");

/** The other side by name. */
export const otherPartyName = ({ names }: InterviewRecord, side: Side) =>
  side === "educator" ? names.employer : names.userProfile;

/** Who is met there: for an educator the person, for an employer the educator. */
export const otherPerson = ({ names }: InterviewRecord, side: Side) =>
  side === "educator" ? names.employerProfile : names.userProfile;

/** The clock of the reader's side, where the browser does not say another one. */
export const ownTimeZone = (interview: InterviewRecord, side: Side) =>
  side === "educator" ? interview.userProfileTimeZone : interview.timeZone;

/** The clock of the other side. */
export const otherTimeZone = (interview: InterviewRecord, side: Side) =>
  side === "educator" ? interview.timeZone : interview.userProfileTimeZone;

/** Where it is booked and moved; null where its type is not there any more. */
export const bookingPathOf = ({ names }: InterviewRecord) =>
  names.interviewEventTypeSlug
    ? interviewBookingPath(names.employerSlug, names.interviewEventTypeSlug)
    : null;
