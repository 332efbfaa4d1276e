/** Default profile questions about schooling, credits and certificates. */
import { collegeCreditTypes, trainings } from "#features/places/geography-options.ts";
import { type Question, sameTitles, yesNo } from "./profile-question.ts";

export const education: Question[] = [
  {
    name: "education_intro",
    label: /*i18n*/ "Your education",
    description: /*i18n*/ "Courses you are taking now count too.",
    category: "education",
    inputType: "info",
  },
  {
    name: "completed_ece_credits",
    label: /*i18n*/ "How many college credits in early childhood do you have?",
    labelSubtext: /*i18n*/ "Count semester units. Put 0 if you have none yet.",
    category: "education",
    inputType: "number",
    config: { min: 0, max: 240, unit: /*i18n*/ "credits" },
  },
  {
    name: "college_credit_types",
    label: /*i18n*/ "What were these credits in?",
    category: "education",
    inputType: "multi_select",
    options: sameTitles(...collegeCreditTypes),
  },
  {
    name: "first_aid_cpr",
    label: /*i18n*/ "Do you have a current pediatric first aid and CPR card?",
    category: "certifications",
    inputType: "radio",
    options: [
      { value: "yes", title: /*i18n*/ "Yes", flow: { add: ["first_aid_cpr_expires", "first_aid_cpr_card"] } },
      yesNo[1]!,
    ],
  },
  {
    name: "first_aid_cpr_expires",
    label: /*i18n*/ "When does the card run out?",
    category: "certifications",
    inputType: "date",
    unlisted: true,
  },
  {
    name: "first_aid_cpr_card",
    label: /*i18n*/ "Add a photo or scan of the card",
    labelSubtext: /*i18n*/ "Programs must keep a copy before your first day.",
    category: "certifications",
    inputType: "file",
    unlisted: true,
  },
  {
    name: "trainings",
    label: /*i18n*/ "Which trainings have you completed?",
    category: "certifications",
    inputType: "checkbox",
    options: sameTitles(...trainings),
  },
];
