/** On a job's own page, to an educator whom its employer invited. */
import { Trans } from "@lingui/react/macro";

import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { employerOf } from "#features/jobs/screens/job-records.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { OwnInvitation } from "./own-invitation.tsx";
import { ownInvitations, useJobInvitations } from "./use-job-invitations.ts";

export function InvitedToJob({ job }: { job: JobListingRecord }) {
  const query = useJobInvitations({
    at: ownInvitations,
    filter: { jobListingId: job.id },
    size: 1,
  });
  const invitation = query.data?.[0];
  if (!invitation) return null;
  const name = employerOf(job)?.name;
  return (
    <Stack gap={4} padding={12} surface="info">
      <p className="strong">
        <Trans>{name} invited you to apply.</Trans>
      </p>
      <OwnInvitation invitation={invitation} />
    </Stack>
  );
}
