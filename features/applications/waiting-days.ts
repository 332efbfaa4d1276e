/** How long an application has waited for the employer's first action. */
import { dayMs } from "#platform/shared/duration.ts";

/** Days without any action of the employer after which it is reminded. */
export const reminderDays = [3, 7, 12] as const;

interface WaitingApplication {
  aasmState: string;
  submittedAt: string | null;
}

/** Whole days waited, from the first reminder on; null before that, and after the employer acted. */
export function waitingDays({ aasmState, submittedAt }: WaitingApplication, now: Date): number | null {
  if (aasmState !== "submitted" || !submittedAt) return null;
  const days = Math.floor((now.getTime() - Date.parse(submittedAt)) / dayMs);
  return days >= reminderDays[0] ? days : null;
}
