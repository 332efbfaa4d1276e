/** The dialog for writing to an educator, opened by a shortcut of the list. */
import type { Candidate } from "#features/candidates/screens/candidate-slots.ts";
import { ComposeDialog } from "../composer/compose-dialog.tsx";
import { candidateRecipient } from "./candidate-messages.tsx";

interface WriteToCandidateProps {
  profile: Candidate;
  close: () => void;
}

export const WriteToCandidate = ({ profile, close }: WriteToCandidateProps) => (
  <ComposeDialog recipients={[candidateRecipient(profile)]} onClose={close} />
);
