/** Labels of an entry's missing fields, as its form has them. */
import { msg } from "@lingui/core/macro";

export const missingFieldLabels = {
  jobTitle: msg`job title`,
  company: msg`employer`,
  city: msg`city`,
  startDate: msg`start month`,
  endDate: msg`end month`,
  educationLevelId: msg`education level`,
  school: msg`school`,
  major: msg`major`,
} as const;
