/** Responsive: who answers more than half of what is asked of them, most of it within a week. */
import { dayMs } from "#platform/shared/duration.ts";

export interface AnswerTime {
  askedAt: Date;
  answeredAt: Date | null;
}

/** What counts: the last 30 days, or 90 where that was little; less says nothing yet. */
const windowDays = 30;
export const longWindowDays = 90;
const fewAnswers = 10;
const tooFewAnswers = 5;

const longestMedianMs = 7 * dayMs;

/** Null: too little to tell. What was asked less than a week ago, and is not answered, has its time yet. */
export function isResponsive(asked: readonly AnswerTime[], now: Date): boolean | null {
  const since = (days: number) => now.getTime() - days * dayMs;
  const due = asked.filter(({ askedAt, answeredAt }) => answeredAt || askedAt.getTime() <= since(7));
  const within = (days: number) => due.filter(({ askedAt }) => askedAt.getTime() >= since(days));
  const recent = within(windowDays);
  const counted = recent.length < fewAnswers ? within(longWindowDays) : recent;
  if (counted.length < tooFewAnswers) return null;
  const waits = counted
    .map(({ askedAt, answeredAt }) => (answeredAt ? answeredAt.getTime() - askedAt.getTime() : Infinity))
    .toSorted((one, other) => one - other);
  const answered = waits.filter(Number.isFinite).length;
  const median = waits[Math.floor((waits.length - 1) / 2)]!;
  return answered * 2 > counted.length && median <= longestMedianMs;
}
