/** The filters of the candidate search (API contract, section 5.2): their names and words, for server and screens. */

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

/** The one subject that is asked for: whatever the list of subjects calls part of early childhood education. */
export const candidateMajors = ["early_childhood"] as const;
export type CandidateMajor = (typeof candidateMajors)[number];

/** Relevance is the default; `createdAt` and `lastName` go both ways. */
export const candidateSorts = ["relevance", "distance", "createdAt", "lastName"] as const;
export type CandidateSort = (typeof candidateSorts)[number];

/** Within these miles of the place that was asked, somebody is near. */
export const nearInMiles = 10;
/** From this score on a match is a recommendation (domain: matching). */
export const recommendedFrom = 0.75;
