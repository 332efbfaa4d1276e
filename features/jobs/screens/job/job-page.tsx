/**
 * The page of an open job: text on the left, actions on the right; on a phone they are at the bottom of the screen.
 */
import { useLingui } from "@lingui/react/macro";

import { useLocation } from "react-router";

import { jobPath, linkImagePath } from "#features/paths.ts";
import { useOrigin } from "#platform/web/page/origin.ts";
import { CoBrand } from "#features/employers/screens/co-brand.tsx";
import { MoneyText } from "../labels/money-text.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { listLabels } from "#platform/web/i18n/labels.ts";
import { scheduleLabels } from "#features/educators/screens/preference-labels.ts";
import { payText } from "#features/educators/pay-text.ts";
import { jobPosting } from "../../job-posting.ts";
import type { JobListingRecord } from "../../job-listing.ts";
import { workingHoursText } from "../../working-hours-text.ts";
import { BackToResults } from "./back-to-results.tsx";
import { SearchedPlace, searchOriginOf } from "../card/searched-place.ts";
import { ClosedBanner } from "./closed-banner.tsx";
import { HowYouMatchJob } from "./how-you-match-job.tsx";
import { JobApply } from "./job-apply.tsx";
import { JobDetails } from "./job-details.tsx";
import { JobMenu } from "../card/job-menu.tsx";
import { JobLike } from "../card/job-like.tsx";
import { Cluster, Grid, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import stickyBar from "#platform/web/ui/layout/sticky-bar.module.css";
import classes from "./job-page.module.css";
import { employerOf, isOpen, locationsOf } from "../job-records.ts";
import { jobActions, jobFooter } from "../job-slots.ts";
import { ShareJobButton } from "./share-job-button.tsx";
import { JobSummary } from "../card/job-summary.tsx";
import { formatPlace } from "../card/place-text.tsx";
import { type PublicCloseReason, SimilarJobs } from "./similar-jobs.tsx";

interface JobPageProps {
  job: JobListingRecord;
  similar: JobListingRecord[];
  /** Why it closed. */
  because?: PublicCloseReason | null | undefined;
}

export function JobPage({ job, similar, because }: JobPageProps) {
  const { i18n } = useLingui();
  const head = useJobHead(job);
  const from = searchOriginOf(useLocation().state);
  return (
    <SearchedPlace value={from?.place ?? null}>
      <BackToResults from={from} />
      <Page title={job.title} {...head}>
        <CoBrand brand={employerOf(job)?.brand} isInline />
        {!isOpen(job) && <ClosedBanner isPaused={job.listingStatus === "paused"} because={because} />}
        <Grid columns="minmax(0, 1fr) 320px" gap={[32, 48]} align="start" className={classes.columns}>
          <Stack gap={32}>
            <JobSummary job={job} />
            <Cluster gap={8} align="stretch" className={classes.moreBelow}>
              <jobActions.Outlet job={job} />
            </Cluster>
            <JobDetails job={job}>
              <HowYouMatchJob job={job} level={2} />
            </JobDetails>
            <Cluster gap={8}>
              <span className="narrow-only">
                <JobMenu job={job} />
              </span>
              <jobFooter.Outlet job={job} />
            </Cluster>
          </Stack>
          <Stack as="aside" gap={12} surface="card" padding={20} className={classes.card} data-shell>
            <Row as="p" className="h3">
              <MoneyText pay={job.compensation} />
            </Row>
            <p className="muted">{listLabels(i18n, scheduleLabels, job.employmentType ?? [])}</p>
            {job.workingHours && <p className="muted">{workingHoursText(i18n, job.workingHours)}</p>}
            <JobApply job={job} fullWidth />
            <Grid columns="auto minmax(0, 1fr) auto" gap={8} align="center">
              <JobLike job={job} />
              <ShareJobButton job={job} fullWidth />
              <JobMenu job={job} />
            </Grid>
            <Stack gap={8}>
              <jobActions.Outlet job={job} />
            </Stack>
          </Stack>
        </Grid>
        <SimilarJobs jobs={similar} />
        <div className={stickyBar.bar} data-shell>
          <JobLike job={job} />
          <ShareJobButton job={job} />
          <div>
            <JobApply job={job} fullWidth />
          </div>
        </div>
      </Page>
    </SearchedPlace>
  );
}

/** Metadata for search engines and link previews. Closed jobs are excluded from search engines. */
function useJobHead(job: JobListingRecord) {
  const { t, i18n } = useLingui();
  const origin = useOrigin();
  const employer = employerOf(job);
  const locations = locationsOf(job);
  const url = origin + jobPath(job.slug);
  const name = employer?.name ?? "";
  const place = locations[0] ? formatPlace(locations[0]) : "";
  const pay = payText(i18n, job.compensation);
  const workHours = workingHoursText(i18n, job.workingHours);
  const facts = [place, pay, listLabels(i18n, scheduleLabels, job.employmentType ?? []), workHours];
  return {
    description: `${t`${job.title} at ${name}`}. ${facts.filter(Boolean).join(" · ")}`,
    canonical: url,
    image: isOpen(job) ? linkImagePath(`jobs/${job.slug}`, i18n.locale) : undefined,
    noIndex: !isOpen(job),
    jsonLd: jobPosting({ job, employer, locations, workHours, url, origin }) ?? undefined,
  };
}
