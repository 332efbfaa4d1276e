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

/** `score` is the reader's match; null for readers without one. */
export function badgesOf(
  job: JobForBadges,
  employer: EmployerForBadges,
  score: number | null,
  now: Date,
): BadgeKind[] {
  const holds: Record<BadgeKind, boolean> = {
    NEW_JOB: isNewJob(job.publishedAt, now),
    RECOMMENDED_FOR_YOU: score !== null && score >= recommendedFromScore,
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
