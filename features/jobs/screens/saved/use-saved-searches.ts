/** The saved searches of an educator; other users have none. */
import type { ResourceOf } from "#platform/shared/entity.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { JobAlert } from "../../job-alert.ts";

export type SavedSearch = ResourceOf<typeof JobAlert>;

export function useSavedSearches() {
  const { userType } = useSession();
  return useCollection(JobAlert, { size: 100, enabled: userType === "educator" });
}
