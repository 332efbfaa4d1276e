/** The newest jobs and the employers who hire best, on the home page; hidden while empty. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { centerTypeLabels } from "#features/employers/screens/employer-labels.ts";
import { employerPath, pages } from "#features/paths.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { labelFor } from "#platform/web/i18n/labels.ts";
import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { Grid, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { JobCard } from "#features/jobs/screens/card/job-card.tsx";
import type { EmployerRecord } from "#features/jobs/screens/job-records.ts";

export function NewestJobs({ jobs }: { jobs: readonly JobListingRecord[] }) {
  if (jobs.length === 0) return null;
  return (
    <Stack as="section" gap={16} aria-labelledby="newest">
      <h2 id="newest">
        <Trans>Newest jobs</Trans>
      </h2>
      <Grid minWidth={380} gap={12}>
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </Grid>
      <p>
        <Link to={pages.jobs}>
          <Trans>See all jobs</Trans>
        </Link>
      </p>
    </Stack>
  );
}

export function HeroEmployers({ employers }: { employers: readonly EmployerRecord[] }) {
  const { i18n } = useLingui();
  if (employers.length === 0) return null;
  return (
    <Stack as="section" gap={16} aria-labelledby="heroes">
      <h2 id="heroes">
        <Trans>Hiring Heroes</Trans>
      </h2>
      <p className="muted">
        <Trans>
          They answer quickly and show what they pay. <Link to={pages.hiringHero}>What a Hiring Hero is</Link>
        </Trans>
      </p>
      <Grid as="ul" minWidth={320} gap={[16, 24]}>
        {employers.map(({ id, slug, name, centerType, profileImage }) => (
          <Row as="li" gap={12} key={id}>
            <Avatar id={id} name={name} src={profileImage?.smallUrl} size={48} />
            <div>
              <Link to={employerPath(slug)} className="strong">
                {name}
              </Link>
              {centerType && (
                <div className="small muted">{labelFor(i18n, centerTypeLabels, centerType)}</div>
              )}
            </div>
          </Row>
        ))}
      </Grid>
    </Stack>
  );
}
