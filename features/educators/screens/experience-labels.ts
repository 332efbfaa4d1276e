/** Labels of work histories and of the experience that a job requires. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ChildAgeGroup, EmployerSetting, WorkExperienceOption } from "../experience-options.ts";

export const childAgeGroupLabels = {
  "0-12 months": msg`0-12 months`,
  "13-24 months": msg`13-24 months`,
  "2 years old": msg`2 years old`,
  "3 years old": msg`3 years old`,
  "4 years old": msg`4 years old`,
  "5 years old": msg`5 years old`,
  Kindergarten: msg`Kindergarten`,
  "1st to 6th grade": msg`1st to 6th grade`,
  "Middle school aged": msg`Middle school aged`,
  "High school aged": msg`High school aged`,
  "College aged": msg`College aged`,
} as const satisfies Record<ChildAgeGroup, MessageDescriptor>;

export const employerSettingLabels = {
  "Preschool/Childcare Center/Daycare": msg`Preschool/Childcare Center/Daycare`,
  "Family Childcare Home": msg`Family Childcare Home`,
  "Private Home or Individual Family (Nanny or Babysitter)": msg`Private Home or Individual Family (Nanny or Babysitter)`,
  "Before or Afterschool Program": msg`Before or Afterschool Program`,
  "K-12th grade": msg`K-12th grade`,
  "Tutoring Center": msg`Tutoring Center`,
  Camp: msg`Camp`,
} as const satisfies Record<EmployerSetting, MessageDescriptor>;

export const workExperienceLabels = {
  none: msg`No experience needed`,
  "6_months": msg`6 months or more`,
  "1_year": msg`1 year or more`,
  "2_years": msg`2 years or more`,
  "3_years": msg`3 years or more`,
  "5_years": msg`5 years or more`,
  "7_years": msg`7 years or more`,
  "10_years": msg`10 years or more`,
} as const satisfies Record<WorkExperienceOption, MessageDescriptor>;
