/** Slots in the screens of candidates, which applications, conversations and interviews fill. */
import type { ResourceOf } from "#platform/shared/entity.ts";
import { uiSlot } from "#platform/web/ui/layout/slot.tsx";
import type { UserProfile } from "#features/educators/user-profile.ts";
import type { listFields } from "./candidate-fields.ts";

/** As a list has them; `CandidateInFull` is one who is open. */
export type Candidate = ResourceOf<typeof UserProfile, typeof listFields>;
export type CandidateInFull = ResourceOf<typeof UserProfile>;

interface CandidateActionProps {
  profile: Candidate;
  /** On the person's own page the first of them is what the page is for. */
  isMain?: boolean;
  /** On a row there is room for one: Message, or the invitation to the job of the list. */
  isOnRow?: boolean;
  /** The job of the list they stand in. */
  jobListingId?: string | null;
}

interface CandidateBulkActionProps {
  profiles: readonly Candidate[];
  jobListingId?: string | null;
  done: () => void;
}

/** Beside Like, on a row, in the preview and on the profile: Message, Invite to apply, Invite to interview. */
export const candidateActions = uiSlot<CandidateActionProps>("candidate acts");
/** The dialog for writing to one of them, opened by a key. */
export const writeToCandidate = uiSlot<{ profile: Candidate; close: () => void }>("write to candidate");
/** The dialog for reporting one of them to the operators, opened from the menu of the profile. */
export const reportCandidate = uiSlot<{ profile: Candidate; close: () => void }>("report candidate");
/** The dialog for sending one of them a job of the employer. */
export const shareJobWithCandidate = uiSlot<{ profile: Candidate; close: () => void }>("share job");
/** For several selected candidates. */
export const candidateBulkActions = uiSlot<CandidateBulkActionProps>("candidate bulk acts");
/** On the profile, what there has been between the team and this person: applications, messages, interviews. */
export const candidateActivity = uiSlot<{ profile: Candidate }>("candidate activity");
