/** Kinds of messages, and whose side wrote one. */
export const messageTypes = [
  "text",
  "attachment",
  "job_share",
  "interview_invite",
  "interview_scheduled",
  "interview_rescheduled",
  "interview_canceled",
  "application_submitted",
  "application_status",
  "hiring_survey",
  "system",
] as const;
export type MessageType = (typeof messageTypes)[number];

export const profileTypes = ["UserProfile", "EmployerProfile"] as const;
export type ProfileType = (typeof profileTypes)[number];
