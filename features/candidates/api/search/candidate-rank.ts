/** The default order of candidates as one number: status, then video, then last visit. */
import { jobSearchStatuses } from "#features/educators/job-preferences.ts";
import { dayMs } from "#platform/shared/duration.ts";

/** An unknown status may well be open; those who are not looking come last. */
const statusLevels: Record<string, number> = {
  [jobSearchStatuses[0]]: 3,
  [jobSearchStatuses[1]]: 2,
  [jobSearchStatuses[2]]: 0,
};
const unknownStatusLevel = 1;
/** Days since 1970 fit below it until the year 2149. */
const days = 65_536;

export interface RankedCandidate {
  jobSearchStatus: string | null;
  hasVideo: boolean;
  lastSeenAt: Date | null;
}

export function rankOf({ jobSearchStatus, hasVideo, lastSeenAt }: RankedCandidate): number {
  const level = statusLevels[jobSearchStatus ?? ""] ?? unknownStatusLevel;
  const day = Math.floor((lastSeenAt?.getTime() ?? 0) / dayMs);
  return (level * 2 + (hasVideo ? 1 : 0)) * days + Math.min(days - 1, Math.max(0, day));
}

/** What a rank was made of. */
export function parseRank(rank: number) {
  const top = Math.floor(rank / days);
  const level = Math.floor(top / 2);
  return { isActivelyLooking: level === 3, isOpenToHearing: level === 2, hasVideo: top % 2 === 1 };
}
