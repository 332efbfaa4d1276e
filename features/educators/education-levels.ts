/** Education levels 0 to 4, and the minimums that a job may require. */
export const educationLevels = [
  "High school or equivalent",
  "Associate",
  "Bachelor",
  "Master",
  "Doctorate",
] as const;

export type EducationLevelTitle = (typeof educationLevels)[number];
/** `filterableEducationLevel` on the wire: the position in the list above. */
export type EducationLevelValue = 0 | 1 | 2 | 3 | 4;

export const educationLevelValues = [0, 1, 2, 3, 4] as const satisfies EducationLevelValue[];
export const highSchoolLevel = 0;

export const educationMinimums = ["high_school", "associates", "bachelors", "masters"] as const;
export type EducationMinimum = (typeof educationMinimums)[number];

/** The level an educator needs for a job's minimum. */
export const levelOfMinimum = (minimum: EducationMinimum) => educationMinimums.indexOf(minimum);

/** The minimums that this level, or a search for it, satisfies: it and everything below. */
export const minimumsUpTo = (minimum: EducationMinimum) =>
  educationMinimums.slice(0, levelOfMinimum(minimum) + 1);
