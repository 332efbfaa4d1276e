/** The page of an own job: its state, its numbers and what can be done, beside tabs of what it says and who applied. */
import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";

import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { mayEdit } from "#features/jobs/job.policy.ts";
import { JobTerms } from "#features/jobs/screens/job-card.tsx";
import { JobDetails } from "#features/jobs/screens/job-details.tsx";
import { isDraft, numbersOf } from "#features/jobs/screens/own-job.ts";
import { OwnJobActs } from "#features/jobs/screens/own-job-acts.tsx";
import { OwnJobNumbers } from "#features/jobs/screens/own-job-numbers.tsx";
import { JobSourceTable } from "#features/jobs/screens/job-source-table.tsx";
import { OwnJobStatus } from "#features/jobs/screens/own-job-status.tsx";
import { useJobMoves } from "#features/jobs/screens/use-job-moves.tsx";
import { useIsTurnedAway } from "#platform/web/shell/me.ts";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";
import { SkeletonRows } from "#platform/web/ui/skeleton-rows.tsx";
import { Tabs } from "#platform/web/ui/tabs.tsx";
import { useSearch } from "#platform/web/use-search.ts";
import classes from "./employer-job-page.module.css";

const EditJob = lazyPart(() =>
  import("#features/jobs/screens/edit-job.form.tsx").then((module) => module.EditJob),
);
const RecommendedCandidates = lazyPart(() =>
  import("#features/candidates/screens/search/recommended-candidates.tsx").then(
    (module) => module.RecommendedCandidates,
  ),
);
const ApplicantList = lazyPart(() => import("../review/list/applicant-list.tsx").then((module) => module.ApplicantList));

interface EmployerJobPageProps {
  job: JobListingRecord;
  etag: string | undefined;
  onClose: (job: JobListingRecord) => void;
}

export function EmployerJobPage({ job, etag, onClose }: EmployerJobPageProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearch();
  const moves = useJobMoves();
  const tabs = useTabs(job);
  const tab = tabs.find(({ value }) => value === search.tab)?.value ?? "overview";
  // What was begun to be changed stays as it is while one looks at another tab.
  const [isEditBegun, setEditBegun] = useState(false);
  if (tab === "edit" && !isEditBegun) setEditBegun(true);
  const choose = (value: string) =>
    void navigate({ search: value === "overview" ? "" : `?tab=${value}` }, { state: { keepFocus: true } });
  const hasEdit = tabs.some(({ value }) => value === "edit");
  return (
    <>
      <OwnJobStatus job={job} />
      <div className={classes.columns} data-tab={tab}>
        <div className={classes.main}>
          <Tabs label={t`Job`} tabs={tabs} value={tab} onChange={choose}>
            {tab === "overview" && (
              <div className={classes.stack}>
                <JobTerms job={job} />
                <JobDetails job={job} level={2} />
              </div>
            )}
            <Suspense fallback={<SkeletonRows count={6} height={72} />}>
              {tab === "applicants" && <ApplicantList jobListingId={job.id} />}
              {tab === "recommended" && <RecommendedCandidates job={job} />}
              {hasEdit && isEditBegun && (
                <div hidden={tab !== "edit"}>
                  <EditJob job={job} etag={etag} />
                </div>
              )}
            </Suspense>
          </Tabs>
        </div>
        <div className={classes.side}>
          {!isDraft(job) && <OwnJobNumbers job={job} />}
          {tab !== "edit" && (
            <OwnJobActs job={job} moves={moves} onClose={onClose} className={classes.acts} />
          )}
        </div>
        {tab === "overview" && !isDraft(job) && (
          <div className={classes.sources}>
            <JobSourceTable job={job} />
          </div>
        )}
      </div>
      {moves.dialog}
    </>
  );
}

/** A draft is finished in its own form and has no applicants; what is over is read only, and looks for nobody; so is all of a program that was turned away. */
function useTabs(job: JobListingRecord) {
  const { t } = useLingui();
  const isTurnedAway = useIsTurnedAway();
  const { applications } = numbersOf(job);
  const own = { kind: "employer", employerId: job.employerId } as Parameters<typeof mayEdit>[0];
  const isEditable = !isDraft(job) && mayEdit(own, { ...job, employerId: job.employerId ?? "" });
  const overview = { value: "overview", label: t`Overview` };
  if (isTurnedAway) return [overview];
  return [
    overview,
    ...(isDraft(job) ? [] : [{ value: "applicants", label: t`Applicants`, count: applications }]),
    ...(job.listingStatus === "published" ? [{ value: "recommended", label: t`Recommended educators` }] : []),
    ...(isEditable ? [{ value: "edit", label: t`Edit` }] : []),
  ];
}
