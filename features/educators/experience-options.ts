/**
 * The options of work with children: age groups, settings, and the amounts of experience that a job may
 * require.
 */

export const childAgeGroups = [
  "0-12 months",
  "13-24 months",
  "2 years old",
  "3 years old",
  "4 years old",
  "5 years old",
  "Kindergarten",
  "1st to 6th grade",
  "Middle school aged",
  "High school aged",
  "College aged",
] as const;
export type ChildAgeGroup = (typeof childAgeGroups)[number];

export const employerSettings = [
  "Preschool/Childcare Center/Daycare",
  "Family Childcare Home",
  "Private Home or Individual Family (Nanny or Babysitter)",
  "Before or Afterschool Program",
  "K-12th grade",
  "Tutoring Center",
  "Camp",
] as const;
export type EmployerSetting = (typeof employerSettings)[number];

/** The eight choices of the candidate filter and of a job's `workExperience`, from no experience upwards. */
export const workExperienceOptions = [
  "none",
  "6_months",
  "1_year",
  "2_years",
  "3_years",
  "5_years",
  "7_years",
  "10_years",
] as const;
export type WorkExperienceOption = (typeof workExperienceOptions)[number];

/** The minimum number of months that each option stands for. */
export const requiredExperienceMonths: Record<WorkExperienceOption, number> = {
  none: 0,
  "6_months": 6,
  "1_year": 12,
  "2_years": 24,
  "3_years": 36,
  "5_years": 60,
  "7_years": 84,
  "10_years": 120,
};
