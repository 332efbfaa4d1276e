/** Who of some educators may be invited to a job, asked before anything is sent. */
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import type { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import type { InvitePermission } from "../invite-permission.ts";
import type { Invitee, Uninvited } from "./send-job-invitations.ts";
import { sentInvitations } from "./use-job-invitations.ts";

export function useInvitePermissions(invitees: readonly Invitee[], jobListingId: string) {
  const { i18n } = useLingui();
  const ids = invitees.map(({ userProfileId }) => userProfileId);
  const query = useQuery<{ permissions: InvitePermission[] }, ApiError>({
    queryKey: ["may_invite", jobListingId, ids.join(",")],
    queryFn: ({ signal }) =>
      call<{ permissions: InvitePermission[] }>(
        `${sentInvitations}/may_invite?jobListingId=${jobListingId}&userProfileIds=${ids.join(",")}`,
        { signal },
      ),
    enabled: jobListingId !== "" && ids.length > 0,
    // What was true a minute ago may not be now: an invitation was sent, an answer came.
    staleTime: 0,
    gcTime: 0,
  });
  const refused = new Map(
    (query.data?.permissions ?? [])
      .filter(({ allowed }) => !allowed)
      .map(({ userProfileId, detail }) => [userProfileId, detail ?? ""]),
  );
  const uninvited: Uninvited[] = invitees.flatMap((invitee) => {
    const why = refused.get(invitee.userProfileId);
    return why === undefined ? [] : [{ invitee, why: i18n._(why) }];
  });
  return {
    /** Not known yet: the server decides when it is sent. */
    isLoading: query.isFetching,
    uninvited,
    invitable: invitees.filter(({ userProfileId }) => !refused.has(userProfileId)),
  };
}
