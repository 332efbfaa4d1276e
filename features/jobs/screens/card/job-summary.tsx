/** Below a job's title: employer and place, pay, and badges. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { employerPath } from "#features/paths.ts";
import { FactList } from "#platform/web/ui/data/fact-list.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { ExplainedBadges } from "./explained-badges.tsx";
import { JobTerms } from "./job-card.tsx";
import { employerOf, metaOf } from "../job-records.ts";
import { Cluster, Grid } from "#platform/web/ui/layout/stack.tsx";
import { MatchLine } from "./match-line.tsx";
import classes from "./job-summary.module.css";
import { DistanceText, PlaceText } from "./place-text.tsx";
import type { JobCardRecord } from "../search/job-search.ts";

/** Who, where, and the pay and hours, without links that lead away. */
export const JobInBrief = ({ job }: { job: JobCardRecord }) => (
  <>
    <FactList>
      {employerOf(job)?.name}
      <PlaceText job={job} />
    </FactList>
    <JobTerms job={job} />
  </>
);

export function JobSummary({ job }: { job: JobCardRecord }) {
  const employer = employerOf(job);
  const { badges } = metaOf(job);
  return (
    <Grid columns="minmax(0, 1fr)" gap={8}>
      <FactList>
        {employer && <Link to={employerPath(employer.slug)}>{employer.name}</Link>}
        <PlaceText job={job} />
        {job.publishedAt && (
          <Trans>
            Posted <TimeText at={job.publishedAt} />
          </Trans>
        )}
      </FactList>
      <JobTerms job={job} />
      <div className={classes.matchRoom}>
        <MatchLine job={job} />
        <span className="small muted">
          <DistanceText job={job} />
        </span>
      </div>
      <Cluster gap={6} align="stretch" className={classes.badgeRoom}>
        {badges && badges.length > 0 && <ExplainedBadges badges={badges} />}
      </Cluster>
    </Grid>
  );
}
