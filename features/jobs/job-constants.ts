/**
 * The constants of a job listing; roles, ages, pay and minimums are declared in educators, whose preferences use
 * them.
 */
export const employmentTypes = ["Full-time", "Part-time", "Seasonal", "Substitute"] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** The same four as job search spells them; compared without case. */
export const jobSearchSchedules = ["Full-Time", "Part-Time", "Seasonal", "Substitute"] as const;
export type JobSearchSchedule = (typeof jobSearchSchedules)[number];

/** The employment type of a search term, in any spelling; null if unknown. */
export const employmentTypeOf = (schedule: string): EmploymentType | null =>
  employmentTypes.find((type) => type.toLowerCase() === schedule.trim().toLowerCase()) ?? null;

export const employmentSubtypes = ["permanent", "temporary", "contract", "internship"] as const;
export type EmploymentSubtype = (typeof employmentSubtypes)[number];

export const jobSchedules = [
  "full_days",
  "mornings",
  "afternoons",
  "before_school",
  "after_school",
  "evenings",
  "weekends",
  "flexible",
] as const;
export type JobSchedule = (typeof jobSchedules)[number];

export const englishProficiencies = ["basic", "conversational", "fluent"] as const;
export type EnglishProficiency = (typeof englishProficiencies)[number];

export const hireTimelines = [
  "asap",
  "within_1_week",
  "within_2_weeks",
  "within_1_month",
  "ongoing",
] as const;
export type HireTimeline = (typeof hireTimelines)[number];

/** Days within which the employer means to hire; null where no day is meant. */
export const hireTimelineDays: Record<HireTimeline, number | null> = {
  asap: 0,
  within_1_week: 7,
  within_2_weeks: 14,
  within_1_month: 30,
  ongoing: null,
};

export const startTimelines = [
  "asap",
  "within_2_weeks",
  "within_1_month",
  "within_3_months",
  "flexible",
] as const;
export type StartTimeline = (typeof startTimelines)[number];

/** Days within which the work is to begin: "asap" leaves the week or two anybody needs. */
export const startTimelineDays: Record<StartTimeline, number | null> = {
  asap: 14,
  within_2_weeks: 14,
  within_1_month: 30,
  within_3_months: 90,
  flexible: null,
};

export const listingStatuses = [
  "draft",
  "pending_review",
  "published",
  "paused",
  "closed",
  "archived",
  "removed",
] as const;
export type ListingStatus = (typeof listingStatuses)[number];

export const closeReasons = ["filled", "expired", "not_hiring", "other"] as const;
export type CloseReason = (typeof closeReasons)[number];

/** Where someone was hired who did not apply here. */
export const hiredElsewhere = ["other_site", "referral", "walk_in", "other"] as const;
export type HiredElsewhere = (typeof hiredElsewhere)[number];

/** A published job is about to run out this many days before its end: its employer is reminded to renew it. */
export const expiresSoonDays = 7;
