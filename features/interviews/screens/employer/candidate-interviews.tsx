/** The interviews with an educator somebody found. */
import type { Candidate } from "#features/candidates/screens/candidate-slots.ts";
import { InterviewsWith } from "./interviews-with.tsx";

export const CandidateInterviews = ({ profile }: { profile: Candidate }) => (
  <InterviewsWith userProfileId={profile.id} />
);
