/** Message types, profile types, and limits. */
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

/** The longest message in characters, and for how long its author may delete it. */
export const maxMessageLength = 5_000;
export const deletableForMinutes = 15;
/** An employer's limit on new conversations with candidates. */
export const maxNewConversationsPerDay = 20;
/** Devices are told of what is unread after so long: who has the thread open reads it sooner. */
export const pushAfterSeconds = 15;
/** The unread digest: its minimum interval per conversation. */
export const digestEveryMinutes = 60;
