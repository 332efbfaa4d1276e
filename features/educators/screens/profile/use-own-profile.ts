/** The educator's own profile: the only one an educator sees. */
import type { ResourceOf } from "#platform/shared/entity.ts";
import type { QueryView } from "#platform/web/data/query-view.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { UserProfile } from "../../user-profile.ts";

export type OwnProfile = ResourceOf<typeof UserProfile>;

/** `isLive`: shows a review's outcome immediately. */
export function useOwnProfile({ isLive = false } = {}): QueryView<OwnProfile> {
  const query = useCollection(UserProfile, {
    size: 1,
    keepOffline: true,
    ...(isLive && { live: "ProfileChannel" }),
  });
  return { ...query, data: query.data?.[0] };
}

/** What the profile still lacks. */
export const missingIn = (profile: OwnProfile) => [
  ...profile.missingRequiredFields,
  ...profile.missingScreeningQuestions,
];
