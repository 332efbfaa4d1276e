/** The page of one open job: text on the left, what to do on the right; on a phone at the foot of the screen. */
import { useLingui } from "@lingui/react/macro";

import { jobPath } from "#features/paths.ts";
import { useOrigin } from "#platform/web/origin.ts";
import { CoBrand } from "#platform/web/shell/co-brand.tsx";
import { MoneyText } from "#platform/web/ui/money-text.tsx";
import { Page } from "#platform/web/ui/page.tsx";
import { listInWords } from "#platform/web/words.ts";
import { scheduleWords } from "#features/educators/screens/preference-words.ts";
import { payText } from "#features/educators/screens/pay-text.ts";
import { jobPosting } from "../job-posting.ts";
import type { JobListingRecord } from "../job-listing.ts";
import { ClosedBanner } from "./closed-banner.tsx";
import { HowYouMatchJob } from "./how-you-match-job.tsx";
import { JobApply } from "./job-apply.tsx";
import { JobDetails } from "./job-details.tsx";
import { JobLike } from "./job-like.tsx";
import classes from "./job-page.module.css";
import { employerOf, isOpen, locationsOf } from "./job-parts.ts";
import { jobActs } from "./job-slots.ts";
import { JobShare } from "./job-share.tsx";
import { JobSummary } from "./job-summary.tsx";
import { placeOf } from "./place-text.tsx";
import { SimilarJobs } from "./similar-jobs.tsx";

export function JobPage({ job, similar }: { job: JobListingRecord; similar: JobListingRecord[] }) {
  const { i18n } = useLingui();
  const head = useJobHead(job);
  return (
    <Page title={job.title} {...head}>
      <CoBrand brand={employerOf(job)?.brand} isInline />
      {!isOpen(job) && <ClosedBanner />}
      <div className={classes.columns}>
        <div className={classes.text}>
          <JobSummary job={job} />
          <div className={classes.moreBelow}>
            <jobActs.Outlet job={job} />
          </div>
          <JobDetails job={job}>
            <HowYouMatchJob job={job} level={2} />
          </JobDetails>
        </div>
        <aside className={classes.card} data-shell>
          <p className={classes.pay}>
            <MoneyText pay={job.compensation} />
          </p>
          <p className="muted">{listInWords(i18n, scheduleWords, job.employmentType ?? [])}</p>
          <JobApply job={job} fullWidth />
          <div className={classes.also}>
            <JobLike job={job} />
            <JobShare job={job} fullWidth />
          </div>
          <div className={classes.more}>
            <jobActs.Outlet job={job} />
          </div>
        </aside>
      </div>
      <SimilarJobs jobs={similar} />
      <div className={classes.bar} data-shell>
        <JobLike job={job} />
        <JobShare job={job} />
        <div className={classes.act}>
          <JobApply job={job} fullWidth />
        </div>
      </div>
    </Page>
  );
}

/** What search engines and previews of a shared link read. A closed job is kept out of them. */
function useJobHead(job: JobListingRecord) {
  const { t, i18n } = useLingui();
  const origin = useOrigin();
  const employer = employerOf(job);
  const locations = locationsOf(job);
  const url = origin + jobPath(job.slug);
  const image = employer?.profileImage?.smallUrl;
  const name = employer?.name ?? "";
  const place = locations[0] ? placeOf(locations[0]) : "";
  const pay = payText(i18n, job.compensation);
  const facts = [place, pay, listInWords(i18n, scheduleWords, job.employmentType ?? [])].filter(Boolean);
  return {
    description: `${t`${job.title} at ${name}`}. ${facts.join(" · ")}`,
    canonical: url,
    image: image && origin ? new URL(image, origin).href : undefined,
    noIndex: !isOpen(job),
    jsonLd: jobPosting({ job, employer, locations, url, origin }) ?? undefined,
  };
}
