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
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./candidate-applications.module.css";
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
    <Stack as="section" gap={8} className={classes.applications} aria-labelledby="candidate-applications">
      <h3 id="candidate-applications">
        <Trans>Applications</Trans>
      </h3>
      <ul>
        {query.data.map((application) => (
          <Row key={application.id} application={application} />
        ))}
      </ul>
    </Stack>
  );
}

function Row({ application }: { application: Applicant }) {
  const { id, jobListing, submittedAt, createdAt } = application;
  const at = <TimeText at={submittedAt ?? createdAt} />;
  return (
    <li>
      <Link to={applicantPath(id)}>{jobListing?.title}</Link>
      <ApplicantStatusPill application={application} />
      <span className="muted small">
        <Trans>Applied {at}</Trans>
      </span>
    </li>
  );
}
