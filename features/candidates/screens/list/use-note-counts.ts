/** The team's note count per profile id, loaded after the rows. */
import { useMemo } from "react";

import { useHasCollection } from "#platform/web/data/capabilities.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { UserProfileMetadata } from "../../user-profile-metadata.ts";

const path = "employers/user_profiles_metadata";

export function useNoteCounts(profiles: readonly { id: string }[]): ReadonlyMap<string, number> {
  const isThere = useHasCollection(path);
  const { data } = useCollection(UserProfileMetadata, {
    at: path,
    filter: { user_profile_ids: profiles.map(({ id }) => id) },
    fields: { user_profile_metadata: ["notesCount"] },
    size: 100,
    enabled: isThere && profiles.length > 0,
  });
  return useMemo(() => new Map(data?.map(({ id, notesCount }) => [id, notesCount])), [data]);
}
