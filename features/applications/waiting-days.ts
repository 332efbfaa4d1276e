/** How long an application has waited for a first act of the employer, and when that is said aloud. */

/** Days without any act of the employer at which it is reminded (domain page, section 6). */
export const reminderDays = [3, 7, 12] as const;

interface WaitingApplication {
  aasmState: string;
  submittedAt: string | null;
}

/** Whole days it has waited, from the first reminder on; null before that, and once somebody acted. */
export function waitingDays({ aasmState, submittedAt }: WaitingApplication, now: Date): number | null {
  if (aasmState !== "submitted" || !submittedAt) return null;
  const days = Math.floor((now.getTime() - Date.parse(submittedAt)) / 86_400_000);
  return days >= reminderDays[0] ? days : null;
}
