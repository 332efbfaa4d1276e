/** Constants of interviews: types, statuses, parties. */
export const interviewTypes = ["online", "phone", "physical"] as const;
export type InterviewType = (typeof interviewTypes)[number];
export const defaultInterviewType: InterviewType = "online";

export const interviewStatuses = [
  "pending",
  "scheduled",
  "completed",
  "no_show",
  "canceled",
  "expired",
] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

/** Who canceled, or who did not come. */
export const interviewParties = ["UserProfile", "EmployerProfile", "System"] as const;
export type InterviewParty = (typeof interviewParties)[number];

/** Who rings whom in a phone interview. */
export const phoneCallers = ["UserProfile", "EmployerProfile"] as const;
export type PhoneCaller = (typeof phoneCallers)[number];
