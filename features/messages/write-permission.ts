/** Who may write to whom, and why not. The server enforces it, and screens show it before anything is typed. */
import { dayMs } from "#platform/shared/duration.ts";
import type { Standing } from "#platform/shared/standing.ts";
import { maxNewConversationsPerDay, type ProfileType } from "./message-constants.ts";

/** Facts about the two sides; `…Wrote` means a message by a person that has not been deleted. */
export interface WriteFacts {
  /** The side that wants to write. */
  side: ProfileType;
  /** The other side deleted the account, or has no members left. */
  isFormer: boolean;
  /** The standing of the person who wants to write. */
  standing: Standing;
  isBlocked: boolean;
  /** An application was submitted, in whatever state it is. */
  hasApplied: boolean;
  /** The employer likes the educator. */
  isLiked: boolean;
  /** The employer may see the educator's profile. */
  isVisible: boolean;
  employerWrote: boolean;
  educatorWrote: boolean;
  hasActivePlan: boolean;
  /** When the employer opened conversations with candidates within the last 24 hours, oldest first. */
  openedAt: readonly Date[];
}

export const writeRefusals = [
  "former_member",
  "conversation_blocked",
  "email_unconfirmed",
  "suspended",
  "rejected",
  "not_invited",
  "employer_pending",
  "unavailable",
  "unanswered",
  "plan_required",
  "daily_limit",
] as const;
export type WriteRefusal = (typeof writeRefusals)[number];

export type WritePermission =
  | { allowed: true; reason: null; isFirst: boolean }
  | { allowed: false; reason: WriteRefusal; isFirst: boolean; resetsAt?: string };

export const writeRefusalTexts: Record<WriteRefusal, string> = {
  former_member: /*i18n*/ "This person is no longer here, so nobody would read it.",
  conversation_blocked: /*i18n*/ "This conversation is closed. No new messages can be sent.",
  email_unconfirmed: /*i18n*/ "Confirm your email address first: we sent you a link.",
  suspended: /*i18n*/ "You can't write messages while you are suspended.",
  rejected: /*i18n*/ "You can't write messages, because you were not approved.",
  not_invited:
    /*i18n*/ "You can write to a program once you've applied there, they like you, or they wrote to you.",
  employer_pending:
    /*i18n*/ "You can write to people found in search once your program is reviewed. Applicants can be written to.",
  unavailable: /*i18n*/ "This educator isn't available for messages right now.",
  unanswered: /*i18n*/ "You've written once already. You can write again when they answer or apply.",
  plan_required: /*i18n*/ "A first message to somebody who hasn't applied needs an active plan.",
  daily_limit: /*i18n*/ "You can start 20 new conversations a day. Applicants can always be written to.",
};

/** The first applicable refusal; `isFirst` means that this side has not written yet, so contact warnings apply. */
export function evaluateWritePermission(facts: WriteFacts): WritePermission {
  const isEducator = facts.side === "UserProfile";
  const isFirst = !(isEducator ? facts.educatorWrote : facts.employerWrote);
  const reason = isEducator ? educatorRefusal(facts) : employerRefusal(facts);
  if (!reason) return { allowed: true, reason: null, isFirst };
  if (reason !== "daily_limit") return { allowed: false, reason, isFirst };
  const resetsAt = new Date(facts.openedAt.at(-maxNewConversationsPerDay)!.getTime() + dayMs).toISOString();
  return { allowed: false, reason, isFirst, resetsAt };
}

/** The same codes as in `require-standing.ts`, which rejects the write itself. */
const standingRefusals: Partial<Record<Standing, WriteRefusal>> = {
  unconfirmed: "email_unconfirmed",
  suspended: "suspended",
  rejected: "rejected",
};

function educatorRefusal(facts: WriteFacts): WriteRefusal | null {
  if (facts.isFormer) return "former_member";
  if (facts.isBlocked) return "conversation_blocked";
  const turnedAway = standingRefusals[facts.standing];
  if (turnedAway) return turnedAway;
  const isInvited = facts.hasApplied || facts.isLiked || facts.employerWrote || facts.educatorWrote;
  return isInvited ? null : "not_invited";
}

/** An employer may always write to applicants, even before approval; to candidates once, with a plan, and within a daily limit. */
function employerRefusal(facts: WriteFacts): WriteRefusal | null {
  if (facts.isFormer) return "former_member";
  if (facts.isBlocked) return "conversation_blocked";
  const turnedAway = standingRefusals[facts.standing];
  if (turnedAway) return turnedAway;
  if (facts.hasApplied) return null;
  if (facts.standing === "pending" && !facts.educatorWrote) return "employer_pending";
  if (!facts.isVisible) return "unavailable";
  if (facts.educatorWrote) return null;
  if (facts.employerWrote) return "unanswered";
  if (!facts.hasActivePlan) return "plan_required";
  return facts.openedAt.length >= maxNewConversationsPerDay ? "daily_limit" : null;
}
