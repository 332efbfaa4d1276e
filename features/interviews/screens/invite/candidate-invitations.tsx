/** "Invite to interview" at educators somebody found. */
import type { Candidate } from "#features/candidates/screens/candidate-slots.ts";
import { fullName } from "#features/accounts/full-name.ts";
import { InviteButton } from "./invite-buttons.tsx";
import type { Invitee } from "./send-invitations.ts";

const inviteeOf = (profile: Candidate): Invitee => ({
  userProfileId: profile.id,
  firstName: profile.firstName,
  fullName: fullName(profile),
});

export const InviteCandidate = ({ profile, isOnRow }: { profile: Candidate; isOnRow?: boolean }) =>
  isOnRow ? null : <InviteButton invitees={[inviteeOf(profile)]} />;

interface InviteCandidatesProps {
  profiles: readonly Candidate[];
  done: () => void;
}

export const InviteCandidates = ({ profiles, done }: InviteCandidatesProps) => (
  <InviteButton invitees={profiles.map(inviteeOf)} sent={done} />
);
