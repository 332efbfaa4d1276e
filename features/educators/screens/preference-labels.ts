/** Labels of job preferences: roles, schedules, ages, start. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DesiredSchedule, JobAgeGroup, JobSearchStatus, RoleTitle } from "../job-preferences.ts";
import type { Month } from "../start-date.ts";

export const roleLabels = {
  "Teacher (Lead/Head)": msg`Teacher (Lead/Head)`,
  "Assistant Teacher": msg`Assistant Teacher`,
  "Floater / Support Staff": msg`Floater / Support Staff`,
  Director: msg`Director`,
  "Special Needs Teacher (Lead/Head)": msg`Special Needs Teacher (Lead/Head)`,
  "Special Needs Assistant Teacher": msg`Special Needs Assistant Teacher`,
} as const satisfies Record<RoleTitle, MessageDescriptor>;

/** Labels of desired schedules and of a job's employment types. */
export const scheduleLabels = {
  "Full-time": msg`Full-time`,
  "Part-time": msg`Part-time`,
  Seasonal: msg`Seasonal`,
  Substitute: msg`Substitute`,
} as const satisfies Record<DesiredSchedule, MessageDescriptor>;

export const jobAgeGroupLabels = {
  Infant: msg`Infant`,
  Toddler: msg`Toddler`,
  "3's": msg`3's`,
  "4's": msg`4's`,
  "Pre-K": msg`Pre-K`,
  Kindergarten: msg`Kindergarten`,
  "1st grade": msg`1st grade`,
  "2nd grade": msg`2nd grade`,
} as const satisfies Record<JobAgeGroup, MessageDescriptor>;

export const jobSearchStatusLabels = {
  "i am actively looking for a new role": msg`Actively looking`,
  "i am open to hearing about new roles": msg`Open to new roles`,
  "i am not looking for a new role": msg`Not looking`,
} as const satisfies Record<JobSearchStatus, MessageDescriptor>;

export const monthLabels = {
  January: msg`January`,
  February: msg`February`,
  March: msg`March`,
  April: msg`April`,
  May: msg`May`,
  June: msg`June`,
  July: msg`July`,
  August: msg`August`,
  September: msg`September`,
  October: msg`October`,
  November: msg`November`,
  December: msg`December`,
} as const satisfies Record<Month, MessageDescriptor>;

export const noticePeriodLabels = {
  "1 week's notice": msg`1 week's notice`,
  "2 weeks' notice": msg`2 weeks' notice`,
  "3 weeks' notice": msg`3 weeks' notice`,
  "1 month's notice": msg`1 month's notice`,
  "2 months' notice": msg`2 months' notice`,
} as const satisfies Record<string, MessageDescriptor>;
