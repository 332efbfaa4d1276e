/** The badges on a job: computed, never set by hand, always in this order. */
import { hireTimelineDays, type HireTimeline } from "./job-constants.ts";

export const badgeKinds = [
  "NEW_JOB",
  "RECOMMENDED_FOR_YOU",
  "HIRING_FAST",
  "HIRING_HERO",
  "RESPONSIVE_EMPLOYER",
] as const;
export type BadgeKind = (typeof badgeKinds)[number];

export const newForHours = 24;
export const recommendedFromScore = 0.75;
/** How many cards of one list may say that they are recommended: where every card says so, none does. */
export const maxRecommendedInList = 3;
export const hiringFastWithinDays = 14;
export const hiringFastHires = 3;

interface JobForBadges {
  publishedAt?: Date | string | null;
  hireTimeline?: string | null;
}

interface EmployerForBadges {
  hiringHero?: boolean | null;
  responsive?: boolean | null;
  hiresInLast90Days?: number | null;
}

/** The jobs of a list that may be called recommended: the best few. `scores` are the reader's matches by job. */
export function recommendedAmong(scores: ReadonlyMap<string, number>): Set<string> {
  const good = [...scores].filter(([, score]) => score >= recommendedFromScore);
  const best = good.sort(([, a], [, b]) => b - a).slice(0, maxRecommendedInList);
  return new Set(best.map(([id]) => id));
}

export function badgesOf(
  job: JobForBadges,
  employer: EmployerForBadges,
  isRecommended: boolean,
  now: Date,
): BadgeKind[] {
  const holds: Record<BadgeKind, boolean> = {
    NEW_JOB: isNewJob(job.publishedAt, now),
    RECOMMENDED_FOR_YOU: isRecommended,
    HIRING_FAST: isHiringFast(job, employer),
    HIRING_HERO: Boolean(employer.hiringHero),
    RESPONSIVE_EMPLOYER: Boolean(employer.responsive),
  };
  return badgeKinds.filter((kind) => holds[kind]);
}

/** Published within the last 24 hours; a listing scheduled for later is not new yet. */
export function isNewJob(publishedAt: Date | string | null | undefined, now: Date): boolean {
  if (!publishedAt) return false;
  const age = now.getTime() - new Date(publishedAt).getTime();
  return age >= 0 && age <= newForHours * 3_600_000;
}

function isHiringFast({ hireTimeline }: JobForBadges, { hiresInLast90Days }: EmployerForBadges): boolean {
  const days = hireTimelineDays[hireTimeline as HireTimeline] ?? Infinity;
  return days <= hiringFastWithinDays || (hiresInLast90Days ?? 0) >= hiringFastHires;
}
