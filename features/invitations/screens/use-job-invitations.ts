/** Invitations to apply as their screens ask for them; live. */
import { useEffect, useEffectEvent } from "react";

import { useCollection } from "#platform/web/data/use-collection.ts";
import { JobInvitation } from "../job-invitation.ts";

export const sentInvitations = "employer/job_invitations";
export const ownInvitations = "user_profile/job_invitations";

interface JobInvitationsOptions {
  at: typeof sentInvitations | typeof ownInvitations;
  filter: Record<string, string | null | undefined>;
  include?: readonly string[];
  page?: number;
  size?: number;
  enabled?: boolean;
}

/** New ones appear by themselves: such lists are short, and nothing is lost by moving. */
export function useJobInvitations(options: JobInvitationsOptions) {
  const query = useCollection(JobInvitation, { ...options, live: true });
  const show = useEffectEvent(query.showNew);
  useEffect(() => {
    if (query.newCount > 0) show();
  }, [query.newCount]);
  return query;
}
