/** Likes an educator: the heart changes in every list immediately, and back if saving fails. */
import { UserProfile } from "#features/educators/user-profile.ts";
import { useAction } from "#platform/web/data/use-action.ts";

export function useLikeCandidate() {
  const like = useAction(UserProfile, "like", { at: "employer/user_profiles" });
  return (profile: { id: string }, liked: boolean) =>
    void like.run(profile, undefined, { method: liked ? "POST" : "DELETE", optimistic: { liked } });
}
