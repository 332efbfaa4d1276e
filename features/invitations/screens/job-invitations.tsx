/** Everybody who was invited to one job, with what came of it; on the job's own page. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { fullName } from "#features/accounts/full-name.ts";
import { applicantPath, educatorPath } from "#features/paths.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { Pagination } from "#platform/web/ui/data/pagination.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import type { JobInvitationRecord } from "../job-invitation.ts";
import { JobInvitationPill } from "./job-invitation-pill.tsx";
import { sentInvitations, useJobInvitations } from "./use-job-invitations.ts";

export function JobInvitations({ jobListingId }: { jobListingId: string }) {
  const { t } = useLingui();
  const [search] = useSearch();
  const query = useJobInvitations({
    at: sentInvitations,
    filter: { jobListingId },
    include: ["userProfile"],
    page: Number(search.page) || 1,
  });
  return (
    <Loaded
      query={query}
      failure={t`We couldn't load the invitations.`}
      skeleton={<SkeletonRows height={64} />}
      empty={<EmptyState plain title={t`Nobody was invited to this job yet.`} />}
    >
      {(invitations) => (
        <Stack gap={16}>
          <Stack as="ul" gap={8} aria-label={t`Invited educators`}>
            {invitations.map((invitation) => (
              <Row key={invitation.id} invitation={invitation} />
            ))}
          </Stack>
          <Pagination page={query.page} pages={query.pages} />
        </Stack>
      )}
    </Loaded>
  );
}

function Row({ invitation }: { invitation: JobInvitationRecord }) {
  const { userProfile, userProfileId, state, jobApplicationId, stateChangedAt } = invitation;
  const name = userProfile ? fullName(userProfile) : "";
  const path = jobApplicationId
    ? applicantPath(jobApplicationId)
    : userProfile?.slug
      ? educatorPath(userProfile.slug)
      : null;
  return (
    <Cluster as="li" gap={[4, 12]} surface="card" padding={12}>
      <Avatar id={userProfileId ?? invitation.id} name={name} src={userProfile?.avatar?.smallUrl} size={32} />
      {name && path ? (
        <Link to={path} className="link-line strong">
          {name}
        </Link>
      ) : (
        <span className="muted">
          <Trans>Profile not available</Trans>
        </span>
      )}
      <JobInvitationPill state={state} />
      <span className="muted small">
        <TimeText at={stateChangedAt} />
      </span>
    </Cluster>
  );
}
