/** The current employer profile with its employer. */
import { useMemo } from "react";

import type { ResourceOf } from "#platform/shared/entity.ts";
import type { QueryView } from "#platform/web/data/query-view.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { EmployerProfile } from "../../employer-profile.ts";
import { Employer } from "../../employer.ts";

export type EmployerResource = ResourceOf<typeof Employer>;
export type EmployerProfileResource = ResourceOf<typeof EmployerProfile>;

export interface EmployerProfileView {
  profile: EmployerProfileResource;
  employer: EmployerResource;
  /** The employer's version: a colleague may change it at the same time. */
  employerEtag: string | undefined;
  /** Owners invite and remove members and change roles. */
  isOwner: boolean;
}

export function useEmployerProfile(): QueryView<EmployerProfileView> {
  const { employerProfileId } = useSession();
  const profile = useResource(EmployerProfile, employerProfileId, { at: "employers/employer_profiles" });
  const employer = useResource(Employer, profile.data?.employerId);
  const failed = profile.error ? profile : employer;
  const data = useMemo(
    () =>
      profile.data && employer.data
        ? {
            profile: profile.data,
            employer: employer.data,
            employerEtag: employer.etag,
            isOwner: profile.data.role === "owner",
          }
        : undefined,
    [profile.data, employer.data, employer.etag],
  );
  return {
    data,
    error: failed.error,
    isLoading: !data && !failed.error,
    isUpdating: false,
    retry: failed.retry,
  };
}
