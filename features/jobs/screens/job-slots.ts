/** Slots in the screens of jobs, which conversations and interviews fill. */
import { uiSlot } from "#platform/web/ui/layout/slot.tsx";
import type { JobListingRecord } from "../job-listing.ts";

/** Beside Apply and Like: Message employer. */
export const jobActions = uiSlot<{ job: JobListingRecord }>("job acts");
/** On an employer's public page, for educators. */
export const employerActions = uiSlot<{ employer: { id: string; name: string; slug: string } }>(
  "employer acts",
);
