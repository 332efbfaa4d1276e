/** The facts of either side that the match uses. Names, photos, ages and addresses are not among them. */
import type { Point } from "#features/places/distance.ts";

/** A job's requirements; an absent, null or empty one is not required. */
export interface JobFacts {
  /** 0 to 4. */
  educationLevel?: number | null;
  eceCredits?: number | null;
  /** Qualifications; all of them are needed. */
  certifications?: readonly string[] | null;
  /** Two letters each, where the work is: a license of another state may not count there. */
  states?: readonly string[] | null;
  experienceMonths?: number | null;
  /** One of them is enough; the same for ages and schedules. */
  roles?: readonly string[] | null;
  ageGroups?: readonly string[] | null;
  schedules?: readonly string[] | null;
  /** All of them are needed. */
  languages?: readonly string[] | null;
  places?: readonly Point[] | null;
  /** The most the job pays, in dollars an hour. */
  hourlyPay?: number | null;
  /** YYYY-MM-DD. */
  startBy?: string | null;
}

/** A certification that an educator holds. */
export interface HeldCertification {
  title: string;
  /** What it counts as where a job requires it; none where it was written in by hand. */
  qualifications: readonly string[];
  /** Two letters of the state that gives it; null where it counts everywhere. */
  state: string | null;
}

/** What is known of an educator; null or absent is "not stated", an empty list of certifications is "has none". */
export interface EducatorFacts {
  educationLevel?: number | null;
  eceCredits?: number | null;
  certifications?: readonly HeldCertification[] | null;
  experienceMonths?: number | null;
  roles?: readonly string[] | null;
  ageGroups?: readonly string[] | null;
  schedules?: readonly string[] | null;
  languages?: readonly string[] | null;
  place?: Point | null;
  /** How far the educator would go; 25 miles when not stated. */
  radiusInMiles?: number | null;
  /** The least the educator hopes for, in dollars an hour. */
  hourlyPay?: number | null;
  /** YYYY-MM-DD. */
  availableFrom?: string | null;
}
