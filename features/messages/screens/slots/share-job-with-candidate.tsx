/** The dialog for sharing a job with an educator, opened from the search and from the profile. */
import type { Candidate } from "#features/candidates/screens/candidate-slots.ts";
import { ShareJobDialog } from "../share/share-job-dialog.tsx";
import { candidateRecipient } from "./candidate-messages.tsx";

interface ShareJobWithCandidateProps {
  profile: Candidate;
  close: () => void;
}

export const ShareJobWithCandidate = ({ profile, close }: ShareJobWithCandidateProps) => (
  <ShareJobDialog recipient={candidateRecipient(profile)} close={close} />
);
