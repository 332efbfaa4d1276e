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
  isActivelyLooking,
  jobAgeGroups,
  jobPreferenceQuestions,
  jobSearchStatuses,
  roleTitles,
} from "#features/educators/job-preferences.ts";
import { jobTitles } from "#features/educators/job-titles.ts";
import { filterableLanguages, languages } from "#features/educators/languages.ts";
import { centerTypes } from "#features/employers/employer-constants.ts";
import { showStatuses } from "#features/applications/application-constants.ts";
import { defaultInterviewType, interviewTypes } from "#features/interviews/interview-constants.ts";
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

/** Whole lists, word by word: clients send and compare these values. */
const exact: [string, readonly string[], string][] = [
  ["education levels", educationLevels, "High school or equivalent, Associate, Bachelor, Master, Doctorate"],
  ["education minimums", educationMinimums, "high_school, associates, bachelors, masters"],
  ["desired schedules", desiredSchedules, "Full-time, Part-time, Seasonal, Substitute"],
  ["search schedules", jobSearchSchedules, "Full-Time, Part-Time, Seasonal, Substitute"],
  ["employment types", employmentTypes, "Full-time, Part-time, Seasonal, Substitute"],
  [
    "roles",
    roleTitles,
    "Teacher (Lead/Head), Assistant Teacher, Floater / Support Staff, Director, " +
      "Special Needs Teacher (Lead/Head), Special Needs Assistant Teacher",
  ],
  ["job age groups", jobAgeGroups, "Infant, Toddler, 3's, 4's, Pre-K, Kindergarten, 1st grade, 2nd grade"],
  [
    "child age groups",
    childAgeGroups,
    "0-12 months, 13-24 months, 2 years old, 3 years old, 4 years old, 5 years old, Kindergarten, " +
      "1st to 6th grade, Middle school aged, High school aged, College aged",
  ],
  [
    "center types",
    centerTypes,
    "Public School, Private School, Charter School, Licensed Child-Care Center, " +
      "Large Capacity Licensed Child-Care Home / Family Child-Care, " +
      "Small Capacity Licensed Child-Care Home / Family Child-Care",
  ],
  [
    "employer settings",
    employerSettings,
    "Preschool/Childcare Center/Daycare, Family Childcare Home, " +
      "Private Home or Individual Family (Nanny or Babysitter), Before or Afterschool Program, " +
      "K-12th grade, Tutoring Center, Camp",
  ],
  [
    "philosophies beside Texas",
    philosophies.filter((each) => !texasPrograms.includes(each)),
    "Bank Street, Bilingual/Language Immersion, Collaboration, Creative Curriculum, Montessori, " +
      "Reggio Emilia, Waldorf, HighScope, Inclusion, Parent Cooperative, Project-Based Learning, Faith-based",
  ],
  [
    "benefits",
    benefits,
    "immediate access to earnings, fully paid medical, partially paid medical, dental, vision, " +
      "paid time off, sick days, 401(k), 401(k) matching, childcare discount, tuition reimbursement, " +
      "career development, state certification funding, CDA funding, parental leave, " +
      "paid development days, bonus or incentive",
  ],
  [
    "geography option categories",
    geographyOptionCategories,
    "location, college_credit_types, filterable_education_philosophy, classroom_type, minimum_age, " +
      "benefits, trainings",
  ],
  ["badges", badgeKinds, "NEW_JOB, RECOMMENDED_FOR_YOU, HIRING_FAST, HIRING_HERO, RESPONSIVE_EMPLOYER"],
  [
    "notification types",
    notificationTypes,
    "hiring_progress_update, user_profile_reported_hire, hiring_hero_earned, notes_tutorial, " +
      "multiple_applicants_selection_tutorial, show_hiring_survey",
  ],
  [
    "candidate statuses",
    candidateStatuses,
    "all, recommended, liked, previously_applied, messaged, unviewed, viewed",
  ],
  [
    "show-status values",
    showStatuses,
    "all, liked, previously_messaged, viewed, unviewed, interview_invite_sent, interview_scheduled, " +
      "internal_notes_added",
  ],
  [
    "job-preference questions",
    jobPreferenceQuestions,
    "desired_role, desired_job, desired_location, desired_start_month, desired_age_group, desired_start, " +
      "desired_start_date, notice_period, availability, expected_compensation, job_search_status",
  ],
  ["interview types", interviewTypes, "online, phone, physical"],
];

test.each(exact)("%s, word by word", (_name, list, values) => {
  expect(list.join(", ")).toBe(values);
});

test("an educator looks actively when the answer says so in these words", () => {
  expect(jobSearchStatuses.map(isActivelyLooking)).toEqual([true, false, false]);
  expect(isActivelyLooking(undefined)).toBe(false);
});

test("interviews are online unless another type is chosen", () => {
  expect(defaultInterviewType).toBe("online");
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
