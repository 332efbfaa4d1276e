/** Default profile questions about the person, the experience with children, and what must be known before approval. */
import { childAgeGroups, workExperienceOptions } from "#features/educators/experience-options.ts";
import { languages } from "#features/educators/languages.ts";
import { philosophies, texasPrograms } from "#features/places/philosophies.ts";
import { type Question, sameTitles, yesNo } from "./profile-question.ts";

export const basics: Question[] = [
  {
    name: "about_me",
    label: /*i18n*/ "Tell employers about yourself",
    labelSubtext:
      /*i18n*/ "Two or three sentences: what you love about working with children, and what a day with you is like.",
    category: "basics",
    inputType: "textarea",
    minInput: 40,
  },
  {
    name: "languages_spoken",
    label: /*i18n*/ "Which languages do you speak with children?",
    category: "basics",
    inputType: "multi_select",
    options: sameTitles(...languages),
  },
];

const durationOptions = [
  /*i18n*/ "No experience yet",
  /*i18n*/ "6 months",
  /*i18n*/ "1 year",
  /*i18n*/ "2 years",
  /*i18n*/ "3 years",
  /*i18n*/ "5 years",
  /*i18n*/ "7 years",
  /*i18n*/ "10 years or more",
];

export const experience: Question[] = [
  {
    name: "work_experience",
    label: /*i18n*/ "How long have you worked with children?",
    category: "experience",
    inputType: "select",
    required: true,
    options: workExperienceOptions.map((value, index) => ({ value, title: durationOptions[index]! })),
  },
  {
    name: "age_groups_experience",
    label: /*i18n*/ "Which ages have you worked with?",
    category: "experience",
    inputType: "multi_select",
    options: sameTitles(...childAgeGroups),
  },
  {
    name: "educational_philosophy",
    label: /*i18n*/ "Which approaches have you taught with?",
    labelSubtext: /*i18n*/ "Choose as many as you like.",
    category: "experience",
    inputType: "multi_select",
    options: sameTitles(...philosophies.filter((philosophy) => !texasPrograms.includes(philosophy))),
  },
];

export const screening: Question[] = [
  {
    name: "is_adult",
    label: /*i18n*/ "Are you 18 or older?",
    category: "screening",
    inputType: "radio",
    required: true,
    options: [yesNo[0]!, { value: "no", title: /*i18n*/ "No", flow: { add: ["age_under_eighteen"] } }],
  },
  {
    name: "age_under_eighteen",
    label: /*i18n*/ "How old are you?",
    labelSubtext:
      /*i18n*/ "Some programs hire from 16, or even 14. You see the jobs for your age; most ask for 18.",
    category: "screening",
    inputType: "radio",
    required: true,
    unlisted: true,
    options: [
      {
        value: "under_14",
        title: /*i18n*/ "Under 14",
        flow: { add: ["not_yet_fourteen"], reject: "soft" },
      },
      ...sameTitles("14", "15", "16", "17"),
    ],
  },
  {
    name: "not_yet_fourteen",
    label: /*i18n*/ "Come back when you turn 14",
    description:
      /*i18n*/ "Programs may not hire anyone younger than 14. If you chose the wrong answer, change it and go on.",
    category: "screening",
    inputType: "rejection",
    unlisted: true,
  },
  {
    name: "may_work_in_us",
    label: /*i18n*/ "May you work in the United States?",
    category: "screening",
    inputType: "radio",
    required: true,
    options: [
      yesNo[0]!,
      {
        value: "sponsorship",
        title: /*i18n*/ "Only with a sponsor",
        flow: { add: ["sponsorship_needed"] },
      },
      { value: "no", title: /*i18n*/ "No", flow: { add: ["may_not_work_here"], reject: "final" } },
    ],
  },
  {
    name: "sponsorship_needed",
    label: /*i18n*/ "Which visa do you have or need?",
    labelSubtext: /*i18n*/ "Employers who sponsor will ask.",
    category: "screening",
    inputType: "text",
    config: { max: 120 },
    unlisted: true,
  },
  {
    name: "may_not_work_here",
    label: /*i18n*/ "We can't help you find a job here",
    description:
      /*i18n*/ "Every employer on this site is in the United States and may only hire people who may work here.",
    category: "screening",
    inputType: "final_rejection",
    unlisted: true,
  },
  {
    name: "background_check",
    label: /*i18n*/ "Are you willing to have a background check?",
    labelSubtext:
      /*i18n*/ "Every licensed program asks for one before your first day. The program pays for most of them.",
    category: "screening",
    inputType: "radio",
    required: true,
    options: yesNo,
  },
];

export const video: Question[] = [
  {
    name: "video_introduction",
    label: /*i18n*/ "Introduce yourself on video",
    labelSubtext: /*i18n*/ "One minute is plenty. Employers open profiles with a video first.",
    category: "video",
    inputType: "video",
  },
];
