/** An interview as screens read it: what is asked for with it, who is who in it, and when it can be joined. */
import type { ResourceOf } from "#platform/shared/entity.ts";
import type { Interview } from "../interview.ts";

export type InterviewRecord = ResourceOf<typeof Interview>;

/** Whose page an interview stands on. */
export type Side = "educator" | "employer";

export const interviewIncludes = ["employer", "employerProfile", "userProfile", "jobApplication.jobListing"];

/** The collection of a side. */
export const interviewsAt = { educator: "interviews", employer: "employers/interviews" } as const;

/** The way into a video call opens so many minutes before it begins. */
export const opensBefore = 10;

export const isAhead = ({ status }: Pick<InterviewRecord, "status">) =>
  status === "pending" || status === "scheduled";

/** Over, or as good as over. */
export const isPast = ({ endsAt }: Pick<InterviewRecord, "endsAt">, now: Date) => Date.parse(endsAt) <= +now;

export const hasBegun = ({ time }: Pick<InterviewRecord, "time">, now: Date) => Date.parse(time) <= +now;

export const canJoin = (interview: InterviewRecord, now: Date) =>
  interview.status === "scheduled" &&
  Date.parse(interview.time) - opensBefore * 60_000 <= +now &&
  !isPast(interview, now);

/** Whoever has to say yes to a time the other side has proposed. */
export const waitsFor = (interview: InterviewRecord, side: Side) =>
  interview.status === "pending" &&
  interview.bookedByType === (side === "educator" ? "EmployerProfile" : "UserProfile");

/** The other side by name, as far as it came along. */
export const otherSide = (interview: InterviewRecord, side: Side) =>
  side === "educator" ? (interview.employer?.name ?? "") : nameOf(interview.userProfile);

export const hostName = ({ employerProfile }: InterviewRecord) => nameOf(employerProfile);

export const jobTitle = ({ jobApplication }: InterviewRecord) =>
  (jobApplication?.jobListing as { title?: string } | null | undefined)?.title;

/** The clock of the other side. */
export const otherZone = (interview: InterviewRecord, side: Side) =>
  side === "educator" ? interview.timeZone : interview.userProfileTimeZone;

interface Named {
  firstName?: string;
  lastName?: string;
}

const nameOf = (person: Named | null | undefined) =>
  [person?.firstName, person?.lastName].filter(Boolean).join(" ");
