/** The profile one acts as, with the employer it acts for. */
import { useMemo } from "react";

import type { ResourceOf } from "#platform/shared/entity.ts";
import type { QueryView } from "#platform/web/data/query-view.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { EmployerProfile } from "../../employer-profile.ts";
import { Employer } from "../../employer.ts";

export type OwnEmployer = ResourceOf<typeof Employer>;
export type OwnProfile = ResourceOf<typeof EmployerProfile>;

export interface Own {
  profile: OwnProfile;
  employer: OwnEmployer;
  /** Owners invite, remove and give roles. */
  isOwner: boolean;
}

export function useOwn(): QueryView<Own> {
  const { employerProfileId } = useSession();
  const profile = useResource(EmployerProfile, employerProfileId, { at: "employers/employer_profiles" });
  const employer = useResource(Employer, profile.data?.employerId);
  const failed = profile.error ? profile : employer;
  const data = useMemo(
    () =>
      profile.data && employer.data
        ? { profile: profile.data, employer: employer.data, isOwner: profile.data.role === "owner" }
        : undefined,
    [profile.data, employer.data],
  );
  return {
    data,
    error: failed.error,
    isLoading: !data && !failed.error,
    isUpdating: false,
    retry: failed.retry,
  };
}
