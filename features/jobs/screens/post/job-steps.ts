/** The steps of posting a job, in order, each with its fields. */
import { msg } from "@lingui/core/macro";
import type { JobField } from "../../job-draft.ts";

export interface JobStep {
  id: "basics" | "pay" | "classroom" | "qualifications" | "description" | "questions" | "check";
  label: ReturnType<typeof msg>;
  fields: readonly JobField[];
}

export const jobSteps: readonly JobStep[] = [
  { id: "basics", label: msg`Basics`, fields: ["title", "roleType", "roleCount", "locationIds"] },
  {
    id: "pay",
    label: msg`Schedule and pay`,
    fields: [
      "employmentType",
      "employmentSubtype",
      "jobSchedule",
      "compensation",
      "supplementalPay",
      "startTimeline",
      "hireTimeline",
    ],
  },
  {
    id: "classroom",
    label: msg`Classroom`,
    fields: ["ageGroup", "classroomType", "educationPhilosophy", "languages"],
  },
  {
    id: "qualifications",
    label: msg`Qualifications`,
    fields: [
      "desiredEducation",
      "educationalQualifications",
      "certificationQualifications",
      "workExperience",
      "minAge",
      "englishProficiency",
      "qualificationsDescription",
    ],
  },
  {
    id: "description",
    label: msg`Description`,
    fields: ["description", "descriptionAiGenerated", "additionalBenefits"],
  },
  { id: "questions", label: msg`Screening questions`, fields: ["screeningQuestions", "externalUrl"] },
  { id: "check", label: msg`Check and publish`, fields: [] },
];

/** Where applications go elsewhere, the step has the URL instead of questions. */
export const stepLabel = ({ id, label }: JobStep, isOnSite: boolean) =>
  id === "questions" && isOnSite ? msg`Educators apply on your site` : label;

/** The step of a field: where a problem found at publishing is corrected. */
export const stepOf = (field: string): number =>
  jobSteps.findIndex(({ fields }) => fields.includes(field.split(".")[0] as JobField));
