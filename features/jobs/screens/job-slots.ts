/** Slots in the screens of jobs, which conversations fill. */
import { uiSlot } from "#platform/web/ui/layout/slot.tsx";
import type { JobListingRecord } from "../job-listing.ts";

/** Beside Apply and Like: Message employer. */
export const jobActions = uiSlot<{ job: JobListingRecord }>("job acts");

/** Below the text of a job: Report this ad. */
export const jobFooter = uiSlot<{ job: JobListingRecord }>("job footer");
