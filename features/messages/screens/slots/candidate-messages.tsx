/** Slot fills beside candidates: the Message button for one or several, and recent messages. */
import type { Candidate } from "#features/candidates/screens/candidate-slots.ts";
import { fullName } from "#features/accounts/full-name.ts";
import { MessageButton } from "./message-button.tsx";
import { RecentMessages } from "./recent-messages.tsx";
import type { Recipient } from "../composer/use-bulk-send.ts";

export const candidateRecipient = (profile: Candidate): Recipient => ({
  id: profile.id,
  name: fullName(profile),
  firstName: profile.firstName,
});

interface MessageCandidateProps {
  profile: Candidate;
  isMain?: boolean;
  isOnRow?: boolean;
  jobListingId?: string | null;
}

/** On a row of a list about one job there is room for the invitation to it alone. */
export const MessageCandidate = ({ profile, isMain, isOnRow, jobListingId }: MessageCandidateProps) =>
  isOnRow && jobListingId ? null : (
    <MessageButton variant={isMain ? "filled" : "outline"} recipients={[candidateRecipient(profile)]} />
  );

interface MessageCandidatesProps {
  profiles: readonly Candidate[];
  done: () => void;
}

export const MessageCandidates = ({ profiles, done }: MessageCandidatesProps) => (
  <MessageButton recipients={profiles.map(candidateRecipient)} onSent={done} />
);

export const RecentCandidateMessages = ({ profile }: { profile: Candidate }) => (
  <RecentMessages userProfileId={profile.id} />
);
