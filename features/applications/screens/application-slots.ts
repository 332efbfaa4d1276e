/** Open places in the screens of applications, for what conversations and interviews bring. */
import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { uiSlot } from "#platform/web/ui-slot.tsx";
import type { MyApplication } from "./apply/apply-draft.ts";
import type { Applicant } from "./review/use-applicants.ts";

/** Beside the status of an applicant: Message, Invite to interview. */
export const applicantActions = uiSlot<{ application: Applicant }>("applicant acts");
/** Writing to an applicant by a key: the dialog that Message opens. */
export const writeToApplicant = uiSlot<{ application: Applicant; close: () => void }>("write to applicant");
/** Below an applicant's head: the talk so far, the next interview. */
export const applicantPanels = uiSlot<{ application: Applicant }>("applicant panels");
/** For several chosen applicants at once. */
export const bulkActions = uiSlot<{ applications: readonly Applicant[]; done: () => void }>("bulk acts");
/** After sending an application: Book an interview, Message. */
export const sentActions = uiSlot<{ job: JobListingRecord }>("sent acts");
/** On the educator's card of an application: "1 new message", "Interview Tue 2:00 PM CST". */
export const myApplicationUpdates = uiSlot<{ application: MyApplication }>("own application news");
/** On that card and in its sheet, what to do next: Book interview, Reply. Small buttons, nothing where nothing is due. */
export const myApplicationActions = uiSlot<{ application: MyApplication }>("own application steps");
/** In its sheet: the way to the conversation. */
export const myApplicationLinks = uiSlot<{ application: MyApplication }>("own application links");
