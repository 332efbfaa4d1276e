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

/** The longest message, and how long its author may delete it (domain: conversations and messages). */
export const maxMessageLength = 5_000;
export const deletableForMinutes = 15;
/** An employer's limits on writing to people found in search. */
export const maxNewConversationsPerDay = 20;
/** The digest about unread messages: after so many minutes, and at most once in an hour for a conversation. */
export const digestAfterMinutes = 5;
export const digestEveryMinutes = 60;
