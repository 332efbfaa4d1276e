/** Labels of a job listing. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Tone } from "#platform/web/i18n/labels.ts";
import type { BadgeKind } from "../../job-badges.ts";
import type {
  CloseReason,
  EmploymentSubtype,
  EnglishProficiency,
  HiredElsewhere,
  HireTimeline,
  JobSchedule,
  JobSearchSchedule,
  ListingStatus,
  StartTimeline,
} from "../../job-constants.ts";
import type { ScreeningQuestionType } from "../../screening-questions.ts";

/** Written small; the pill's style raises the first letter. */
export const badgeLabels = {
  NEW_JOB: msg`new job`,
  RECOMMENDED_FOR_YOU: msg`recommended for you`,
  HIRING_FAST: msg`hiring fast`,
  HIRING_HERO: msg`Hiring Hero`,
  RESPONSIVE_EMPLOYER: msg`responsive employer`,
} as const satisfies Record<BadgeKind, MessageDescriptor>;

/** What a badge means, on a job's page when it is pressed. */
export const badgeExplanations = {
  NEW_JOB: msg`Published within the last 24 hours.`,
  RECOMMENDED_FOR_YOU: msg`It is within your reach and fits most of what your profile says.`,
  HIRING_FAST: msg`The program wants to hire within two weeks, or hired three people in the last 90 days.`,
  HIRING_HERO: msg`This program answers nearly everyone, decides in time, keeps its interviews and shows its pay.`,
  RESPONSIVE_EMPLOYER: msg`This program answered more than half of its applicants in the last 30 days, most within a week.`,
} as const satisfies Record<BadgeKind, MessageDescriptor>;

export const badgeTones: Record<BadgeKind, Tone> = {
  NEW_JOB: "info",
  RECOMMENDED_FOR_YOU: "primary",
  HIRING_FAST: "warning",
  HIRING_HERO: "hero",
  RESPONSIVE_EMPLOYER: "neutral",
};

/** A card shows no more than these many, in the order they come. */
export const maxBadgesOnCard = 3;

export const listingStatusLabels = {
  draft: msg`Draft`,
  pending_review: msg`In review`,
  published: msg`Published`,
  paused: msg`Paused`,
  closed: msg`Closed`,
  archived: msg`Archived`,
  removed: msg`Removed`,
} as const satisfies Record<ListingStatus, MessageDescriptor>;

export const listingStatusTones: Record<ListingStatus, Tone> = {
  draft: "neutral",
  pending_review: "info",
  published: "primary",
  paused: "warning",
  closed: "neutral",
  archived: "neutral",
  removed: "danger",
};

export const jobSearchScheduleLabels = {
  "Full-Time": msg`Full-Time`,
  "Part-Time": msg`Part-Time`,
  Seasonal: msg`Seasonal`,
  Substitute: msg`Substitute`,
} as const satisfies Record<JobSearchSchedule, MessageDescriptor>;

export const employmentSubtypeLabels = {
  permanent: msg`Permanent`,
  temporary: msg`Temporary`,
  contract: msg`Contract`,
  internship: msg`Internship`,
} as const satisfies Record<EmploymentSubtype, MessageDescriptor>;

export const jobScheduleLabels = {
  full_days: msg`Full days`,
  mornings: msg`Mornings`,
  afternoons: msg`Afternoons`,
  before_school: msg`Before school`,
  after_school: msg`After school`,
  evenings: msg`Evenings`,
  weekends: msg`Weekends`,
  flexible: msg`Flexible hours`,
} as const satisfies Record<JobSchedule, MessageDescriptor>;

export const englishProficiencyLabels = {
  basic: msg`Basic English`,
  conversational: msg`Conversational English`,
  fluent: msg`Fluent English`,
} as const satisfies Record<EnglishProficiency, MessageDescriptor>;

export const hireTimelineLabels = {
  asap: msg`As soon as possible`,
  within_1_week: msg`Within a week`,
  within_2_weeks: msg`Within 2 weeks`,
  within_1_month: msg`Within a month`,
  ongoing: msg`Always hiring`,
} as const satisfies Record<HireTimeline, MessageDescriptor>;

export const startTimelineLabels = {
  asap: msg`As soon as possible`,
  within_2_weeks: msg`Within 2 weeks`,
  within_1_month: msg`Within a month`,
  within_3_months: msg`Within 3 months`,
  flexible: msg`Flexible`,
} as const satisfies Record<StartTimeline, MessageDescriptor>;

export const closeReasonLabels = {
  filled: msg`The job is filled`,
  expired: msg`The listing ran out`,
  not_hiring: msg`We are not hiring after all`,
  other: msg`Another reason`,
} as const satisfies Record<CloseReason, MessageDescriptor>;

export const hiredElsewhereLabels = {
  other_site: msg`Another job site`,
  referral: msg`Somebody recommended them`,
  walk_in: msg`They came by or called`,
  other: msg`Another way`,
} as const satisfies Record<HiredElsewhere, MessageDescriptor>;

export const screeningQuestionTypeLabels = {
  yes_no: msg`Yes or no`,
  choice: msg`Choice`,
  number: msg`Number`,
  text: msg`Text`,
} as const satisfies Record<ScreeningQuestionType, MessageDescriptor>;
