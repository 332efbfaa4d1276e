/** Slots in the screens of applications, filled by messages and interviews. */
import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { uiSlot } from "#platform/web/ui/layout/slot.tsx";
import type { MyApplicationRow } from "./apply/apply-draft.ts";
import type { Applicant } from "./review/use-applicants.ts";

/** Beside the status of an applicant: Message, Invite to interview. */
export const applicantActions = uiSlot<{ application: Applicant }>("applicant actions");
/** The dialog for writing to an applicant, opened by a key. */
export const writeToApplicant = uiSlot<{ application: Applicant; close: () => void }>("write to applicant");
/** Below an applicant's header: recent messages, the next interview. */
export const applicantPanels = uiSlot<{ application: Applicant }>("applicant panels");
export interface HireChoice {
  application: Applicant;
  /** Registers what is done once they are hired; answers with the way to take that back. */
  onHire: (follow: () => Promise<void>) => () => void;
}
/** In the dialog that confirms a hire: what is to become of what was agreed before. */
export const hireChoices = uiSlot<HireChoice>("hire choices");
/** Actions on several selected applicants. */
export const bulkActions = uiSlot<{ applications: readonly Applicant[]; done: () => void }>("bulk actions");
/** After sending an application: Book an interview, Message. */
export const sentActions = uiSlot<{ job: JobListingRecord }>("sent actions");
/** On the educator's card of an application: "1 new message", "Interview Tue 2:00 PM CST". */
export const myApplicationUpdates = uiSlot<{ application: MyApplicationRow }>("my application updates");
/** On that card and in its sheet, the next action: Book interview, Reply. Small buttons; nothing where nothing is due. */
export const myApplicationActions = uiSlot<{ application: MyApplicationRow }>("my application actions");
/** In its sheet: the link to the conversation. */
export const myApplicationLinks = uiSlot<{ application: MyApplicationRow }>("my application links");
