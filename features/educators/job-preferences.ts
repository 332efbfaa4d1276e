/** The options of the job-preference questions, shared with jobs and search. */
export const jobPreferenceQuestions = [
  "desired_role",
  "desired_job",
  "desired_location",
  "desired_start_month",
  "desired_age_group",
  "desired_start",
  "desired_start_date",
  "notice_period",
  "availability",
  "expected_compensation",
  "job_search_status",
] as const;

export const jobSearchStatuses = [
  "i am actively looking for a new role",
  "i am open to hearing about new roles",
  "i am not looking for a new role",
] as const;
export type JobSearchStatus = (typeof jobSearchStatuses)[number];

export const isActivelyLooking = (jobSearchStatus: unknown) => jobSearchStatus === jobSearchStatuses[0];

export const roleTitles = [
  "Teacher (Lead/Head)",
  "Assistant Teacher",
  "Floater / Support Staff",
  "Director",
  "Special Needs Teacher (Lead/Head)",
  "Special Needs Assistant Teacher",
] as const;
export type RoleTitle = (typeof roleTitles)[number];

export const desiredSchedules = ["Full-time", "Part-time", "Seasonal", "Substitute"] as const;
export type DesiredSchedule = (typeof desiredSchedules)[number];

export const jobAgeGroups = [
  "Infant",
  "Toddler",
  "3's",
  "4's",
  "Pre-K",
  "Kindergarten",
  "1st grade",
  "2nd grade",
] as const;
export type JobAgeGroup = (typeof jobAgeGroups)[number];
