/** The steps of posting a job, in order, each with its fields. */
import type { JobField } from "../../job-draft.ts";

export const stepFields = {
  basics: ["title", "roleType", "roleCount", "locationIds"],
  pay: [
    "employmentType",
    "employmentSubtype",
    "jobSchedule",
    "workingHours",
    "compensation",
    "supplementalPay",
    "startTimeline",
    "hireTimeline",
  ],
  classroom: ["ageGroup", "classroomType", "educationPhilosophy", "languages"],
  qualifications: [
    "desiredEducation",
    "educationalQualifications",
    "certificationQualifications",
    "workExperience",
    "minAge",
    "englishProficiency",
    "qualificationsDescription",
  ],
  description: ["description", "descriptionAiGenerated", "additionalBenefits"],
  questions: ["screeningQuestions", "externalUrl"],
  check: [],
} as const satisfies Record<string, readonly JobField[]>;

export type StepId = keyof typeof stepFields;

export const fieldsOfSteps: readonly (readonly JobField[])[] = Object.values(stepFields);

/** The step of a field: where a problem found at publishing is corrected. */
export const stepOf = (field: string): number =>
  fieldsOfSteps.findIndex((fields) => fields.includes(field.split(".")[0] as JobField));
