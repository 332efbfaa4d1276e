/** The page of a paused job: that it comes back, the heart to be told, and this program's other jobs first. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { employerPath, pages } from "#features/paths.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import type { JobListingRecord } from "../../job-listing.ts";
import { JobLike } from "../card/job-like.tsx";
import { employerOf } from "../job-records.ts";
import { ClosedBanner } from "./closed-banner.tsx";
import { type ClosedJob, JobsBelow, SimilarJobs } from "./similar-jobs.tsx";

interface PausedJobPageProps {
  paused: ClosedJob;
  others: JobListingRecord[];
}

export function PausedJobPage({ paused, others }: PausedJobPageProps) {
  const { t } = useLingui();
  const { userType } = useSession();
  const { title, employerName, employerSlug } = paused;
  const isOwn = (job: JobListingRecord) => employerOf(job)?.slug === employerSlug;
  const mayLike = userType !== "employer" && userType !== "operator";
  return (
    <Page
      title={title}
      noIndex
      lead={
        <Link to={employerPath(employerSlug)}>
          <Trans>More about {employerName}</Trans>
        </Link>
      }
    >
      <Stack gap={16} align="start">
        <ClosedBanner isPaused />
        {mayLike && (
          <Row gap={8}>
            {/* Whoever likes it already can read the job itself, and sees that page instead. */}
            <JobLike job={{ id: paused.id, title, liked: false }} />
            <p>
              <Trans>Like this job, and we'll email you when it is open again.</Trans>
            </p>
          </Row>
        )}
        <Button as={Link} to={pages.jobs} variant="outline">
          <Trans>Find jobs</Trans>
        </Button>
      </Stack>
      <JobsBelow id="same-program" title={t`Other jobs at ${employerName}`} jobs={others.filter(isOwn)} />
      <SimilarJobs jobs={others.filter((job) => !isOwn(job))} />
    </Page>
  );
}
