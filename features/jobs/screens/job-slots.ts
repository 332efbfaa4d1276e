/** Open places in the screens of jobs, for what conversations and interviews bring. */
import { uiSlot } from "#platform/web/ui-slot.tsx";
import type { JobListingRecord } from "../job-listing.ts";

/** Beside Apply and Like: Message employer. */
export const jobActs = uiSlot<{ job: JobListingRecord }>("job acts");
/** On an employer's public page, for educators. */
export const employerActs = uiSlot<{ employer: { id: string; name: string; slug: string } }>("employer acts");
