/** The named lists that clients filter by: their lengths are fixed (clients know every value), and filters can send them. */
import { expect, test } from "vitest";
import { candidateStatuses } from "#features/educators/candidate-filters.ts";
import {
  educationLevels,
  educationMinimums,
  levelOfMinimum,
  minimumsUpTo,
} from "#features/educators/education-levels.ts";
import { requiredEceCredits } from "#features/educators/educational-qualifications.ts";
import {
  childAgeGroups,
  employerSettings,
  workExperienceOptions,
} from "#features/educators/experience-options.ts";
import {
  desiredSchedules,
  jobAgeGroups,
  jobSearchStatuses,
  roleTitles,
} from "#features/educators/job-preferences.ts";
import { jobTitles } from "#features/educators/job-titles.ts";
import { filterableLanguages, languages } from "#features/educators/languages.ts";
import { centerTypes } from "#features/employers/employer-constants.ts";
import { showStatuses } from "#features/applications/application-constants.ts";
import { benefits } from "#features/places/benefits.ts";
import { badgeKinds } from "#features/jobs/job-badges.ts";
import { employmentTypes, jobSearchSchedules } from "#features/jobs/job-constants.ts";
import { notificationTypes } from "#features/notifications/notification-types.ts";
import { defaultGeographyOptions, geographyOptionCategories } from "#features/places/geography-options.ts";
import { philosophies, texasPrograms } from "#features/places/philosophies.ts";

const counted: [string, readonly string[], number][] = [
  ["education levels", educationLevels, 5],
  ["education minimums", educationMinimums, 4],
  ["desired schedules", desiredSchedules, 4],
  ["search schedules", jobSearchSchedules, 4],
  ["employment types", employmentTypes, 4],
  ["roles", roleTitles, 6],
  ["job age groups", jobAgeGroups, 8],
  ["child age groups", childAgeGroups, 11],
  ["center types", centerTypes, 6],
  ["employer settings", employerSettings, 7],
  ["philosophies beside Texas", philosophies.filter((each) => !texasPrograms.includes(each)), 12],
  ["benefits", benefits, 17],
  ["languages", languages, 80],
  ["languages to filter by", filterableLanguages, 77],
  ["job titles", jobTitles, 55],
  ["job-search statuses", jobSearchStatuses, 3],
  ["work experience options", workExperienceOptions, 8],
  ["candidate statuses", candidateStatuses, 7],
  ["show-status values", showStatuses, 8],
  ["badges", badgeKinds, 5],
  ["geography option categories", geographyOptionCategories, 7],
  ["notification types", notificationTypes, 6],
];

test.each(counted)("%s", (_name, list, size) => {
  expect(list).toHaveLength(size);
  expect(new Set(list.map((value) => value.toLowerCase())).size).toBe(size);
  // Filters take several values separated by commas.
  expect(list.filter((value) => value.includes(",") || value !== value.trim())).toEqual([]);
});

test("the lists hold the values that clients know by name", () => {
  expect(filterableLanguages).toContain("American Sign Language");
  expect(texasPrograms.length).toBeGreaterThan(2);
  expect(jobSearchStatuses[0]).toBe("i am actively looking for a new role");
  for (const title of [
    "Assistant Teacher",
    "Lead Preschool Teacher",
    "Nanny",
    "Director",
    "Tutor",
    "Camp Counselor",
  ])
    expect(jobTitles).toContain(title);
});

test("a job's minimum names the level it needs", () => {
  expect(educationMinimums.map(levelOfMinimum)).toEqual([0, 1, 2, 3]);
  expect(minimumsUpTo("associates")).toEqual(["high_school", "associates"]);
});

test("of several qualifications the highest number of credits is asked", () => {
  expect(requiredEceCredits(["6 or more ECE credits", "12 or more ECE credits", "Knitting"])).toBe(12);
  expect(requiredEceCredits([])).toBe(0);
});

test("a new geography starts without the Texas programs", () => {
  expect(defaultGeographyOptions.filterable_education_philosophy).toHaveLength(12);
});
