/** Likes an educator: the heart changes in every list immediately, and back if saving fails. */
import { UserProfile } from "#features/educators/user-profile.ts";
import { call } from "#platform/web/api-client/api.ts";
import { useAction } from "#platform/web/data/use-action.ts";
import { capture } from "#platform/web/page/analytics.ts";

const at = "employer/user_profiles";

/** The like belongs to the person: it shows on all of their applications, too. */
export function useLikeCandidate() {
  const like = useAction(UserProfile, "like", { at });
  return async (profile: { id: string }, liked: boolean): Promise<void> => {
    const method = liked ? "POST" : "DELETE";
    const answer = await like.run(profile, undefined, { method, optimistic: { liked } });
    // Undefined where it failed.
    if (liked && answer !== undefined) captureLike();
  };
}

/** Likes one of several; shows nothing. Rejects with an `ApiError`. */
export async function likeCandidate(id: string): Promise<void> {
  await call(`${at}/${id}/like`, { method: "POST" });
  captureLike();
}

const captureLike = () => capture("educator_liked", {}, { debounce: false });
