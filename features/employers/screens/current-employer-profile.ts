/** The employer profiles of the signed-in account, and the one as which it acts. */
import { useMemo } from "react";

import { viewerPaths } from "#features/accounts/viewer-paths.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import { linkAll } from "#platform/web/api-client/document.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { EmployerProfile } from "../employer-profile.ts";

/** With its employer and that employer's brand. */
export type CurrentEmployerProfile = ResourceOf<typeof EmployerProfile>;

/** Nothing pushes what waits at the programs for which the account does not act now. */
const pollIntervalMs = 60_000;

function useProfilesDocument() {
  const { status, userType } = useSession();
  const isEmployer = status === "signed-in" && userType === "employer";
  return useDocument(isEmployer ? viewerPaths.employerProfiles : null, { refetchIntervalMs: pollIntervalMs });
}

/** Empty for everyone but employers. */
export function useEmployerProfiles(): CurrentEmployerProfile[] {
  const { data } = useProfilesDocument();
  const isEmployer = useSession().userType === "employer";
  return useMemo(() => (data && isEmployer ? linkAll(EmployerProfile, data) : []), [data, isEmployer]);
}

/** The profile as which the account acts. */
export function useCurrentEmployerProfile(): CurrentEmployerProfile | undefined {
  const { employerProfileId } = useSession();
  const profiles = useEmployerProfiles();
  return (
    profiles.find(({ id }) => id === employerProfileId) ?? (profiles.length === 1 ? profiles[0] : undefined)
  );
}

/** Whether it is not known yet as which one; a failure is an answer too. */
export const useIsCurrentEmployerProfileLoading = (): boolean => useProfilesDocument().isLoading;
