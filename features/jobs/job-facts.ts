/** Reads what a job listing requests, for the match. */
import { hourlyPay, type Compensation } from "#features/educators/compensation.ts";
import {
  educationMinimums,
  levelOfMinimum,
  type EducationMinimum,
} from "#features/educators/education-levels.ts";
import { requiredEceCredits } from "#features/educators/educational-qualifications.ts";
import {
  requiredExperienceMonths,
  type WorkExperienceOption,
} from "#features/educators/experience-options.ts";
import type { JobFacts } from "#features/matching/match-facts.ts";
import type { Point } from "#features/places/distance.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { startTimelineDays, type StartTimeline } from "./job-constants.ts";

export interface JobForMatch {
  desiredEducation?: string | null;
  educationalQualifications?: readonly string[] | null;
  certificationQualifications?: readonly string[] | null;
  workExperience?: string | null;
  roleType?: string | null;
  ageGroup?: readonly string[] | null;
  employmentType?: readonly string[] | null;
  languages?: readonly string[] | null;
  compensation?: Compensation | null;
  startTimeline?: string | null;
  publishedAt?: Date | string | null;
}

/** `places` and `states` are where the job is done. An unpublished job counts as published now. */
export function jobFacts(
  job: JobForMatch,
  { places = [], states = [] }: { places?: readonly Point[]; states?: readonly string[] },
  now: Date,
): JobFacts {
  const { min, max } = hourlyPay(job.compensation);
  return {
    educationLevel: isMinimum(job.desiredEducation) ? levelOfMinimum(job.desiredEducation) : null,
    eceCredits: requiredEceCredits(job.educationalQualifications ?? []),
    certifications: job.certificationQualifications ?? [],
    experienceMonths: requiredExperienceMonths[job.workExperience as WorkExperienceOption] ?? 0,
    roles: job.roleType ? [job.roleType] : [],
    ageGroups: job.ageGroup ?? [],
    schedules: job.employmentType ?? [],
    languages: job.languages ?? [],
    places,
    states,
    hourlyPay: max ?? min,
    startBy: startBy(job, now),
  };
}

/** The days count from publishing; a day that has passed becomes today, so that nobody is too late for it. */
function startBy({ startTimeline, publishedAt }: JobForMatch, now: Date): string | null {
  const days = startTimelineDays[startTimeline as StartTimeline] ?? null;
  if (days === null) return null;
  const due = new Date(publishedAt ?? now).getTime() + days * dayMs;
  return new Date(Math.max(due, now.getTime())).toISOString().slice(0, 10);
}

const isMinimum = (value: unknown): value is EducationMinimum =>
  educationMinimums.includes(value as EducationMinimum);
