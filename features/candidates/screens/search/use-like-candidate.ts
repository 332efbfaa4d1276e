/** The heart of an educator: it changes wherever the person stands, and back where it could not be kept. */
import { UserProfile } from "#features/educators/user-profile.ts";
import { useAction } from "#platform/web/use-action.ts";

export function useLikeCandidate() {
  const like = useAction(UserProfile, "like", { at: "employer/user_profiles" });
  return (profile: { id: string }, liked: boolean) =>
    void like.run(profile, undefined, { method: liked ? "POST" : "DELETE", shows: { liked } });
}
