/** The heart of an applicant: it belongs to the person, so it changes on all of their applications at once. */
import { UserProfile } from "#features/educators/user-profile.ts";
import { useAction } from "#platform/web/use-action.ts";

export function useLike() {
  const like = useAction(UserProfile, "like", { at: "employer/user_profiles" });
  return (profile: { id: string }, liked: boolean) =>
    void like.run(profile, undefined, { method: liked ? "POST" : "DELETE", shows: { liked } });
}
