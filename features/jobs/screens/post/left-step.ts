/** The step at which a draft was left on this device; elsewhere the first one with something to do. */
import { readStored, writeStored } from "#platform/web/data/storage.ts";
import type { JobDraft } from "../../job-draft.ts";
import { fieldsOfSteps } from "./step-fields.ts";
import { stepStateOf } from "./step-state.ts";

const keyOf = (id: string) => `job_draft_step_${id}`;

/** Null forgets. */
export const storeStep = (id: string, step: number | null) =>
  writeStored(keyOf(id), step === null ? null : String(step));

export function stepLeftAt(id: string, draft: JobDraft): number {
  const stored = readStored(keyOf(id));
  const step = stored === null ? Number.NaN : Number(stored);
  if (Number.isInteger(step) && step >= 0 && step < fieldsOfSteps.length) return step;
  const first = fieldsOfSteps.findIndex((_, index) => stepStateOf(index, draft) !== "filled");
  return Math.max(0, first);
}
