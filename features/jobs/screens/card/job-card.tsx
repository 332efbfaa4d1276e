/**
 * A job in a list: title, who and where, pay and hours, badges. The whole card leads to the job through its title.
 * Give it jobs with `include: jobIncludes`.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { Link } from "react-router";

import { jobAgeGroupLabels, scheduleLabels } from "#features/educators/screens/preference-labels.ts";
import { jobPath } from "#features/paths.ts";
import { usePagePrefetch } from "#platform/web/page/use-page-prefetch.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { CardTitle } from "#platform/web/ui/layout/card-title.tsx";
import { FactList } from "#platform/web/ui/data/fact-list.tsx";
import { MoneyText } from "../labels/money-text.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { listLabels } from "#platform/web/i18n/labels.ts";
import { workingHoursText } from "../../working-hours-text.ts";
import type { JobSource } from "../../job-sources.ts";
import { JobBadges } from "./job-badges.tsx";
import { Cluster, Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./job-card.module.css";
import { JobLike } from "./job-like.tsx";
import { JobMenu } from "./job-menu.tsx";
import { employerOf, isOpen, metaOf } from "../job-records.ts";
import { MatchLine } from "./match-line.tsx";
import type { SearchOrigin } from "./searched-place.ts";
import { DistanceText, PlaceText } from "./place-text.tsx";
import type { JobCardRecord } from "../search/job-search.ts";

interface JobCardProps {
  job: JobCardRecord;
  /** The target of the title; defaults to the job's own page. */
  to?: React.ComponentProps<typeof Link>["to"];
  /** Open beside the list. */
  isSelected?: boolean;
  /** Pressed without a modifier key: prevent the default to stay on the page. */
  onOpen?: (event: React.MouseEvent<HTMLAnchorElement>, job: JobCardRecord) => void;
  /** What `useListKeys` gives for a row. The list is then one Tab stop. */
  row?: React.HTMLAttributes<HTMLElement>;
  /** Instead of the time at the right of the last line: a status pill, "Applied Mar 4". */
  aside?: React.ReactNode;
  /** An extra line below the match: why the job is listed here. */
  note?: React.ReactNode;
  /** The list that contains the card, where the page's path does not say so; recorded as the source of a view. */
  source?: JobSource;
  /** The search that found it: its page leads back there, and measures from there. */
  from?: SearchOrigin;
  /** At the right of the title; defaults to the heart. */
  action?: React.ReactNode;
}

export const JobCard = memo(function JobCard({
  job,
  to,
  isSelected,
  onOpen,
  row,
  aside,
  note,
  source,
  from,
  action,
}: JobCardProps) {
  const employer = employerOf(job);
  const prefetchPage = usePagePrefetch();
  const { badges } = metaOf(job);
  const inner = row ? -1 : undefined;
  return (
    <Grid
      as="article"
      columns="40px minmax(0, 1fr) auto"
      gap={[4, 12]}
      align="start"
      surface="card"
      {...row}
      aria-label={job.title}
      aria-current={isSelected || undefined}
      className={classes.card}
      data-selected={isSelected || undefined}
    >
      <div className={classes.picture}>
        <Avatar
          id={job.employerId ?? job.id}
          name={employer?.name ?? ""}
          src={employer?.profileImage?.smallUrl}
        />
      </div>
      <div>
        <CardTitle>
          <Link
            {...prefetchPage(jobPath(job.slug))}
            to={to ?? jobPath(job.slug)}
            state={{ source, from, title: job.title }}
            tabIndex={inner}
            onClick={onOpen && ((event) => onOpen(event, job))}
            preventScrollReset={!!onOpen}
          >
            {job.title}
          </Link>
        </CardTitle>
        <FactList>
          {employer?.name}
          <PlaceText job={job} />
          <DistanceText job={job} />
        </FactList>
      </div>
      <div className={classes.action}>
        {action ?? (
          <>
            <JobLike job={job} tabIndex={inner} />
            <JobMenu job={job} tabIndex={inner} />
          </>
        )}
      </div>
      <Stack gap={6} className={classes.body}>
        <JobTerms job={job} />
        <MatchLine job={job} />
        {note}
        <Cluster gap={6} className={classes.foot}>
          {isOpen(job) ? (
            <JobBadges badges={badges} />
          ) : (
            <Pill>
              <Trans>No longer open</Trans>
            </Pill>
          )}
          <span className={`small muted ${classes.aside}`}>{aside ?? <ApplicationStatus job={job} />}</span>
        </Cluster>
      </Stack>
    </Grid>
  );
});

/** "$18–$22 per hour · Full-time · Mon–Fri 8:30 AM–5:30 PM · Infant, Toddler". */
export function JobTerms({ job }: { job: JobCardRecord }) {
  const { i18n } = useLingui();
  return (
    <FactList className={`muted ${classes.terms}`}>
      <strong className={`strong ${classes.pay}`}>
        <MoneyText pay={job.compensation} />
      </strong>
      {listLabels(i18n, scheduleLabels, job.employmentType ?? [])}
      {workingHoursText(i18n, job.workingHours)}
      {listLabels(i18n, jobAgeGroupLabels, job.ageGroup ?? [])}
    </FactList>
  );
}

function ApplicationStatus({ job }: { job: JobCardRecord }) {
  const sent = metaOf(job).application?.submittedAt;
  if (!sent) return <TimeText at={job.publishedAt} />;
  return (
    <Trans>
      Applied <TimeText at={sent} />
    </Trans>
  );
}
