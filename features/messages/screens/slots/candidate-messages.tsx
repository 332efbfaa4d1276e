/** Slot fills beside candidates: the Message button for one or several, and recent messages. */
import type { Candidate } from "#features/candidates/screens/candidate-slots.ts";
import { fullName } from "#features/accounts/full-name.ts";
import { MessageButton } from "./message-button.tsx";
import { RecentMessages } from "./recent-messages.tsx";
import type { Recipient } from "../composer/use-bulk-send.ts";

const recipientOf = (profile: Candidate): Recipient => ({
  id: profile.id,
  name: fullName(profile),
  firstName: profile.firstName,
});

export const MessageCandidate = ({ profile, isMain }: { profile: Candidate; isMain?: boolean }) => (
  <MessageButton variant={isMain ? "filled" : "outline"} recipients={[recipientOf(profile)]} />
);

interface MessageCandidatesProps {
  profiles: readonly Candidate[];
  done: () => void;
}

export const MessageCandidates = ({ profiles, done }: MessageCandidatesProps) => (
  <MessageButton recipients={profiles.map(recipientOf)} onSent={done} />
);

export const RecentCandidateMessages = ({ profile }: { profile: Candidate }) => (
  <RecentMessages userProfileId={profile.id} />
);
