/** What an entry may lack, as its form calls it. */
import { msg } from "@lingui/core/macro";

export const missingFieldWords = {
  jobTitle: msg`job title`,
  company: msg`employer`,
  city: msg`city`,
  startDate: msg`start month`,
  endDate: msg`end month`,
  educationLevelId: msg`education level`,
  school: msg`school`,
  major: msg`major`,
} as const;
