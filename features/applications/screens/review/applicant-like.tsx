/** The like button of an applicant. The like belongs to the person, so it changes on all of their applications. */
import { LikeButton } from "#features/jobs/screens/like/like-button.tsx";
import type { Applicant } from "./use-applicants.ts";
import { useLikeCandidate } from "#features/candidates/screens/list/use-like-candidate.ts";

interface ApplicantLikeProps {
  application: Applicant;
  /** -1 inside a list that is one Tab stop. */
  tabIndex?: number;
}

/** Renders nothing for a hidden profile, which cannot be opened later. */
export function ApplicantLike({ application, tabIndex }: ApplicantLikeProps) {
  const like = useLikeCandidate();
  const profile = application.userProfile;
  if (!profile) return null;
  return (
    <LikeButton
      name={application.names.userProfile}
      tabIndex={tabIndex}
      isLiked={profile.liked}
      onChange={(isLiked) => like(profile, isLiked)}
    />
  );
}
