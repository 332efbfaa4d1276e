/** What each kind of message means for the two who talk: does it count as writing, is it worth a mail of its own. */
import type { MessageType, ProfileType } from "./message-constants.ts";

/** Cards that the product lays into the thread by itself: nobody wrote, so nobody has answered by them. */
const productCardTypes: MessageType[] = [
  "application_submitted",
  "application_status",
  "hiring_survey",
  "system",
];

/** Whether a person spoke to the other side by it. */
export const isWrittenByPerson = (type: MessageType) => !productCardTypes.includes(type);

/** What is told by the mail about unread messages; other cards have a mail of their own. */
export const digestTypes: MessageType[] = ["text", "attachment", "job_share", "interview_invite"];

/** What an employer did by it, for the marks of the pair's applications. */
export const marksApplications = (type: MessageType) => digestTypes.includes(type);

/** An application is news on the applicants' page; here it only opens the thread. */
export const uncountedType: MessageType = "application_submitted";

export const otherSide = (side: ProfileType): ProfileType =>
  side === "UserProfile" ? "EmployerProfile" : "UserProfile";
