/** The input types and the categories of profile questions. */
export const inputTypes = [
  "text",
  "textarea",
  "number",
  "currency",
  "select",
  "multi_select",
  "radio",
  "checkbox",
  "date",
  "month",
  "location",
  "file",
  "video",
  "info",
  "rejection",
  "final_rejection",
] as const;
export type InputType = (typeof inputTypes)[number];

export const questionCategories = [
  "basics",
  "experience",
  "education",
  "certifications",
  "job_preferences",
  "screening",
  "video",
] as const;
export type QuestionCategory = (typeof questionCategories)[number];
