/** What a found candidate's `meta` says of why they stand where they stand. */
import type { MatchRow } from "#features/matching/match-row.ts";

/** Plain facts that put somebody forward, in the order they weigh. */
export const candidateReasons = [
  "matches_job",
  "matches_words",
  "near",
  "actively_looking",
  "open_to_hearing",
  "video",
  "active_recently",
] as const;
export type CandidateReason = (typeof candidateReasons)[number];

export interface CandidateMeta {
  /** Where a place was asked: great-circle miles, to a tenth. */
  distanceMiles?: number;
  /** Against the job asked by `filter[jobListingId]`. */
  match?: { score: number; met: number; asked: number; rows: MatchRow[] };
  reasons: CandidateReason[];
}
