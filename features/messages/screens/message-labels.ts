/** Labels of message types and report reasons. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { ReportReason } from "../report-constants.ts";

/** For a message without text, in a list. */
export const messageTypeLabels: Readonly<Record<string, MessageDescriptor>> = {
  attachment: msg`Sent a file`,
  job_share: msg`Shared a job`,
  interview_invite: msg`Invitation to an interview`,
  interview_scheduled: msg`Interview booked`,
  interview_rescheduled: msg`Interview moved`,
  interview_canceled: msg`Interview canceled`,
  application_submitted: msg`Application sent`,
  application_status: msg`Application updated`,
  hiring_survey: msg`Hiring update`,
  system: msg`News`,
};

export const reportReasonLabels: Record<ReportReason, MessageDescriptor> = {
  spam: msg`Spam or advertising`,
  harassment: msg`Harassment or threats`,
  scam: msg`A scam, or asking for money`,
  discrimination: msg`Discrimination`,
  misleading: msg`It isn't true: the pay, place or hours, or the job itself`,
  other: msg`Something else`,
};

export const profileReasonLabels: typeof reportReasonLabels = {
  ...reportReasonLabels,
  misleading: msg`It isn't true: the experience, the papers, or the person`,
};
