/** The status dropdown of the candidate search. */
export const candidateStatuses = [
  "all",
  "recommended",
  "liked",
  "previously_applied",
  "messaged",
  "unviewed",
  "viewed",
] as const;
export type CandidateStatus = (typeof candidateStatuses)[number];
