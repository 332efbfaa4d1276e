/** The steps of posting a job, in order, with their labels. */
import { msg } from "@lingui/core/macro";
import type { StepId } from "./step-fields.ts";

export interface JobStep {
  id: StepId;
  label: ReturnType<typeof msg>;
}

export const jobSteps: readonly JobStep[] = [
  { id: "basics", label: msg`Basics` },
  { id: "pay", label: msg`Schedule and pay` },
  { id: "classroom", label: msg`Classroom` },
  { id: "qualifications", label: msg`Qualifications` },
  { id: "description", label: msg`Description` },
  { id: "questions", label: msg`Screening questions` },
  { id: "check", label: msg`Check and publish` },
];

/** Where applications go elsewhere, the step has the URL instead of questions. */
export const stepLabel = ({ id, label }: JobStep, isOnSite: boolean) =>
  id === "questions" && isOnSite ? msg`Educators apply on your site` : label;
