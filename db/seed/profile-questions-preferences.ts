/** Default job-preference questions; their names are part of the API. */
import {
  desiredSchedules,
  jobAgeGroups,
  jobSearchStatuses,
  roleTitles,
} from "#features/educators/job-preferences.ts";
import { jobTitles } from "#features/educators/job-titles.ts";
import { asap, months, mustGiveNotice, noticePeriods, otherDate } from "#features/educators/start-date.ts";
import { type Question, sameTitles } from "./profile-question.ts";

const lookingNow = [
  /*i18n*/ "I am actively looking for a new role",
  /*i18n*/ "I am open to hearing about new roles",
  /*i18n*/ "I am not looking for a new role",
];

export const jobPreferences: Question[] = [
  {
    name: "job_search_status",
    label: /*i18n*/ "Where are you in your job search?",
    category: "job_preferences",
    inputType: "radio",
    required: true,
    options: jobSearchStatuses.map((value, index) => ({ value, title: lookingNow[index]! })),
  },
  {
    name: "desired_role",
    label: /*i18n*/ "Which roles are you looking for?",
    category: "job_preferences",
    inputType: "multi_select",
    minInput: 1,
    required: true,
    options: sameTitles(...roleTitles),
  },
  {
    name: "desired_job",
    label: /*i18n*/ "Which job titles fit you?",
    labelSubtext: /*i18n*/ "This helps people who search by title.",
    category: "job_preferences",
    inputType: "multi_select",
    options: sameTitles(...jobTitles),
  },
  {
    name: "availability",
    label: /*i18n*/ "Which schedules work for you?",
    category: "job_preferences",
    inputType: "multi_select",
    minInput: 1,
    required: true,
    options: desiredSchedules.map((value) => ({
      value,
      title: value,
      ...(value === "Seasonal" && { flow: { add: ["desired_start_month"] } }),
    })),
  },
  {
    name: "desired_start_month",
    label: /*i18n*/ "Which month should seasonal work start?",
    category: "job_preferences",
    inputType: "month",
    unlisted: true,
  },
  {
    name: "desired_location",
    label: /*i18n*/ "Where would you like to work?",
    labelSubtext: /*i18n*/ "An address, a neighborhood or a city.",
    category: "job_preferences",
    inputType: "location",
  },
  {
    name: "desired_age_group",
    label: /*i18n*/ "Which ages would you like to teach?",
    category: "job_preferences",
    inputType: "multi_select",
    options: sameTitles(...jobAgeGroups),
  },
  {
    name: "desired_start",
    label: /*i18n*/ "When could you start?",
    category: "job_preferences",
    inputType: "select",
    required: true,
    options: [
      { value: asap, title: /*i18n*/ "As soon as possible" },
      {
        value: mustGiveNotice,
        title: /*i18n*/ "I have to give notice to my current employer",
        flow: { add: ["notice_period"] },
      },
      ...sameTitles(...months),
      { value: otherDate, title: /*i18n*/ "After a certain date", flow: { add: ["desired_start_date"] } },
    ],
  },
  {
    name: "notice_period",
    label: /*i18n*/ "How much notice do you have to give?",
    category: "job_preferences",
    inputType: "radio",
    unlisted: true,
    options: sameTitles(...noticePeriods.map(({ value }) => value)),
  },
  {
    name: "desired_start_date",
    label: /*i18n*/ "After which date could you start?",
    category: "job_preferences",
    inputType: "date",
    unlisted: true,
  },
  {
    name: "expected_compensation",
    label: /*i18n*/ "What hourly pay do you expect?",
    labelSubtext: /*i18n*/ "By the hour, before tax.",
    category: "job_preferences",
    inputType: "currency",
    config: { min: 0, max: 150, unit: /*i18n*/ "per hour" },
  },
];
