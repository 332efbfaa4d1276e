/** What has become of a step of the job form: its mark in the list of steps. */
import { blankJob, changedAttributes, findMissingFields, type JobDraft } from "../../job-draft.ts";
import { fieldsOfSteps, stepOf } from "./step-fields.ts";

/** missing: something that publishing needs · filled: there are answers · empty: nothing was added. */
export type StepState = "missing" | "filled" | "empty";

export function stepStateOf(step: number, draft: JobDraft): StepState {
  if (Object.keys(findMissingFields(draft)).some((field) => stepOf(field) === step)) return "missing";
  const answered = changedAttributes(blankJob, draft);
  return fieldsOfSteps[step]!.some((field) => Object.hasOwn(answered, field)) ? "filled" : "empty";
}
