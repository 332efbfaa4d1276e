/** Under a job's title: who hires and where, what it pays, and its badges. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { employerPath } from "#features/paths.ts";
import { TimeText } from "#platform/web/ui/time-text.tsx";
import type { JobListingRecord } from "../job-listing.ts";
import { JobBadges } from "./job-badges.tsx";
import { Facts, JobTerms } from "./job-card.tsx";
import { employerOf, metaOf } from "./job-parts.ts";
import classes from "./job-summary.module.css";
import { MatchLine } from "./match-line.tsx";
import { DistanceText, PlaceText } from "./place-text.tsx";

export function JobSummary({ job }: { job: JobListingRecord }) {
  const employer = employerOf(job);
  const { badges } = metaOf(job);
  return (
    <div className={classes.summary}>
      <Facts>
        {employer && <Link to={employerPath(employer.slug)}>{employer.name}</Link>}
        <PlaceText job={job} />
        <DistanceText job={job} />
        {job.publishedAt && (
          <Trans>
            Posted <TimeText at={job.publishedAt} />
          </Trans>
        )}
      </Facts>
      <JobTerms job={job} />
      <MatchLine job={job} />
      {badges && badges.length > 0 && (
        <div className={classes.badges}>
          <JobBadges badges={badges} most={badges.length} />
        </div>
      )}
    </div>
  );
}
