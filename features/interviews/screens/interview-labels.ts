/** Labels of interviews. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { InterviewStatus, InterviewType, PhoneCaller } from "../interview-constants.ts";

export const interviewTypeLabels = {
  online: msg`Video Call`,
  phone: msg`Phone Call`,
  physical: msg`In-Person`,
} as const satisfies Record<InterviewType, MessageDescriptor>;

export const interviewStatusLabels = {
  pending: msg`Awaiting confirmation`,
  scheduled: msg`Scheduled`,
  completed: msg`Completed`,
  no_show: msg`No-show`,
  canceled: msg`Canceled`,
  expired: msg`Expired`,
} as const satisfies Record<InterviewStatus, MessageDescriptor>;

/** As the employer reads them, who sets the interview up. */
export const phoneCallerLabels = {
  UserProfile: msg`They call me`,
  EmployerProfile: msg`I call them`,
} as const satisfies Record<PhoneCaller, MessageDescriptor>;
