/** The like button of an applicant. The like belongs to the person, so it changes on all of their applications. */
import { UserProfile } from "#features/educators/user-profile.ts";
import { useAction } from "#platform/web/data/use-action.ts";

export function useLikeApplicant() {
  const like = useAction(UserProfile, "like", { at: "employer/user_profiles" });
  return (profile: { id: string }, liked: boolean) =>
    void like.run(profile, undefined, { method: liked ? "POST" : "DELETE", optimistic: { liked } });
}
