/** The `meta` of a found candidate: why they are at their position. */
import type { JobInvitationState } from "./job-invitation-states.ts";
import type { MatchRow } from "#features/matching/match-row.ts";
import { matchWord } from "#features/matching/match-word.ts";

/** Plain facts that put a candidate forward, in order of weight. */
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

export interface CandidateMatch {
  score: number;
  met: number;
  asked: number;
  rows: MatchRow[];
}

/** What the match may be called; null while too little of the candidate is known. */
export const matchWordOf = ({ rows, ...counts }: CandidateMatch) =>
  matchWord({ ...counts, known: rows.filter(({ met }) => met !== "unknown").length });

export interface CandidateMeta {
  /** If a place was given: great-circle miles, to a tenth. */
  distanceMiles?: number;
  /** With the job in `filter[jobListingId]`. */
  match?: CandidateMatch;
  reasons: CandidateReason[];
  /** The employer's last invitation to apply, and how far it has come. */
  invitation?: { jobTitle: string; state: JobInvitationState };
}
