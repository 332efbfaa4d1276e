/** What each message type implies: whether a person wrote it, and whether it is emailed. */
import type { MessageType, ProfileType } from "./message-constants.ts";

/** Cards that the product posts: no person wrote them, so they do not count as an answer. */
export const productCardTypes: MessageType[] = [
  "application_submitted",
  "application_status",
  "hiring_survey",
  "system",
];

/** Whether a person wrote it. */
export const isWrittenByPerson = (type: MessageType) => !productCardTypes.includes(type);

/** Types in the unread digest; other cards have their own email. */
export const digestTypes: MessageType[] = ["text", "attachment", "job_share", "interview_invite"];

/** Whether it sets a mark on the pair's applications. */
export const marksApplications = (type: MessageType) => digestTypes.includes(type);

/** An application is announced on the applicants page; here it is not counted as unread. */
export const uncountedType: MessageType = "application_submitted";

export const otherSide = (side: ProfileType): ProfileType =>
  side === "UserProfile" ? "EmployerProfile" : "UserProfile";
