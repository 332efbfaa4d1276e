/** On an educator's profile: their applications to this employer, newest first; nothing where there are none. */
import { Trans } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { Link } from "react-router";

import type { Candidate } from "#features/candidates/screens/candidate-slots.ts";
import { applicantPath } from "#features/paths.ts";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { JobApplication } from "../../application.ts";
import { ApplicantStatusPill } from "./applicant-tags.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { employerApplications, type Applicant } from "./use-applicants.ts";

export function CandidateApplications({ profile }: { profile: Candidate }) {
  const query = useCollection(JobApplication, {
    at: employerApplications,
    filter: { userProfileId: profile.id },
    include: ["jobListing"],
    live: true,
  });
  const show = useEffectEvent(query.showNew);
  useEffect(() => {
    if (query.newCount > 0) show();
  }, [query.newCount]);
  if (!query.data?.length) return null;
  return (
    <Stack as="section" gap={8} aria-labelledby="candidate-applications">
      <h3 id="candidate-applications">
        <Trans>Applications</Trans>
      </h3>
      <Stack as="ul" gap={8}>
        {query.data.map((application) => (
          <Row key={application.id} application={application} />
        ))}
      </Stack>
    </Stack>
  );
}

function Row({ application }: { application: Applicant }) {
  const { id, jobListing, submittedAt, createdAt } = application;
  const at = <TimeText at={submittedAt ?? createdAt} />;
  return (
    <Cluster as="li" gap={[4, 12]}>
      <Link to={applicantPath(id)} className="link-line strong">
        {jobListing?.title}
      </Link>
      <ApplicantStatusPill application={application} />
      <span className="muted small">
        <Trans>Applied {at}</Trans>
      </span>
    </Cluster>
  );
}
