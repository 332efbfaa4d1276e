/** The heart of an applicant: it belongs to the person, so it changes on all of their applications at once. */
import { LikeButton } from "#platform/web/ui/like-button.tsx";
import type { Applicant } from "./use-applicants.ts";
import { useLike } from "./use-like.ts";

interface ApplicantLikeProps {
  application: Applicant;
  /** -1 inside a list that is one Tab stop. */
  tabIndex?: number;
}

/** Nothing for a hidden profile: there is nothing open to come back to. */
export function ApplicantLike({ application, tabIndex }: ApplicantLikeProps) {
  const like = useLike();
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
