/** The filters of the candidate search, with their values, for server and screens. */

/** In one canonical order. */
export const candidateFilterNames = [
  "q",
  "lat",
  "lng",
  "zipCode",
  "radiusInMiles",
  "videoInterviewCompleted",
  "jobSearchStatus",
  "desiredSchedule",
  "desiredRole",
  "minimumEducation",
  "major",
  "workExperience",
  "locationPreference",
  "certifications",
  "educationPhilosophy",
  "languages",
  "status",
  "jobListingId",
] as const;
export type CandidateFilterName = (typeof candidateFilterNames)[number];

/** The status dropdown. */
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

/** The one subject that can be filtered: every field of study that belongs to early childhood education. */
export const candidateMajors = ["early_childhood"] as const;

/** An educator within this many miles of the searched place counts as near. */
export const nearInMiles = 10;
/** A match of at least this score is a recommendation. */
export const recommendedFrom = 0.75;
