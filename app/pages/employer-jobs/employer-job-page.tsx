/** The page of one of the employer's jobs: status, figures and actions beside tabs for details and applicants. */
import type { EmployerJobRow } from "#features/jobs/screens/manage/employer-job.ts";
import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";

import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { mayEdit } from "#features/jobs/job.policy.ts";
import { JobTerms } from "#features/jobs/screens/card/job-card.tsx";
import { JobDetails } from "#features/jobs/screens/job/job-details.tsx";
import { isDraft, metricsOf } from "#features/jobs/screens/manage/employer-job.ts";
import { EmployerJobActions } from "#features/jobs/screens/manage/employer-job-actions.tsx";
import { EmployerJobMetrics } from "#features/jobs/screens/manage/employer-job-metrics.tsx";
import { JobSourceTable } from "#features/jobs/screens/manage/job-source-table.tsx";
import { EmployerJobStatus } from "#features/jobs/screens/manage/employer-job-status.tsx";
import { useJobTransitions } from "#features/jobs/screens/manage/use-job-transitions.tsx";
import { useIsEmployerReadOnly } from "#features/accounts/screens/session/current-account.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Tabs } from "#platform/web/ui/layout/tabs.tsx";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./employer-job-page.module.css";

const EditJob = lazyPart(() =>
  import("#features/jobs/screens/post/edit-job.form.tsx").then((module) => module.EditJob),
);
const RecommendedCandidates = lazyPart(() =>
  import("#features/candidates/screens/list/recommended-candidates.tsx").then(
    (module) => module.RecommendedCandidates,
  ),
);
const JobInvitations = lazyPart(() =>
  import("#features/invitations/screens/job-invitations.tsx").then((module) => module.JobInvitations),
);
const ApplicantList = lazyPart(() =>
  import("#features/applications/screens/review/list/applicant-list.tsx").then(
    (module) => module.ApplicantList,
  ),
);

interface EmployerJobPageProps {
  job: JobListingRecord;
  etag: string | undefined;
  onClose: (job: EmployerJobRow) => void;
}

export function EmployerJobPage({ job, etag, onClose }: EmployerJobPageProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearch();
  const transitions = useJobTransitions();
  const tabs = useTabs(job);
  const tab = tabs.find(({ value }) => value === search.tab)?.value ?? "overview";
  // An edit in progress stays mounted while another tab is shown.
  const [isEditBegun, setEditBegun] = useState(false);
  if (tab === "edit" && !isEditBegun) setEditBegun(true);
  const choose = (value: string) =>
    void navigate({ search: value === "overview" ? "" : `?tab=${value}` }, { state: { keepFocus: true } });
  const hasEdit = tabs.some(({ value }) => value === "edit");
  return (
    <>
      <EmployerJobStatus job={job} />
      <Stack gap={[24, 32]} className={classes.columns} data-tab={tab}>
        <div className={classes.main}>
          <Tabs label={t`Job`} tabs={tabs} value={tab} onChange={choose}>
            {tab === "overview" && (
              <Stack gap={24}>
                <JobTerms job={job} />
                <JobDetails job={job} level={2} />
              </Stack>
            )}
            <Suspense fallback={<SkeletonRows count={6} height={72} />}>
              {tab === "applicants" && <ApplicantList jobListingId={job.id} />}
              {tab === "recommended" && <RecommendedCandidates job={job} />}
              {tab === "invited" && <JobInvitations jobListingId={job.id} />}
              {hasEdit && isEditBegun && (
                <div hidden={tab !== "edit"}>
                  <EditJob job={job} etag={etag} />
                </div>
              )}
            </Suspense>
          </Tabs>
        </div>
        <Stack gap={16} className={classes.side}>
          {!isDraft(job) && <EmployerJobMetrics job={job} />}
          {tab !== "edit" && (
            <EmployerJobActions
              job={job}
              transitions={transitions}
              onClose={onClose}
              className={classes.acts}
            />
          )}
        </Stack>
        {tab === "overview" && !isDraft(job) && (
          <div className={classes.sources}>
            <JobSourceTable job={job} />
          </div>
        )}
      </Stack>
      {transitions.dialog}
    </>
  );
}

/** A draft has its own form and no applicants; a closed job is read-only and recommends nobody; a rejected employer sees the overview only. */
function useTabs(job: JobListingRecord) {
  const { t } = useLingui();
  const isReadOnly = useIsEmployerReadOnly();
  const { applications, invitations } = metricsOf(job);
  const editor = { kind: "employer", employerId: job.employerId } as Parameters<typeof mayEdit>[0];
  const isEditable = !isDraft(job) && mayEdit(editor, { ...job, employerId: job.employerId ?? "" });
  const overview = { value: "overview", label: t`Overview` };
  if (isReadOnly) return [overview];
  return [
    overview,
    ...(isDraft(job) ? [] : [{ value: "applicants", label: t`Applicants`, count: applications }]),
    ...(job.listingStatus === "published" ? [{ value: "recommended", label: t`Recommended educators` }] : []),
    ...(invitations > 0 ? [{ value: "invited", label: t`Invited`, count: invitations }] : []),
    ...(isEditable ? [{ value: "edit", label: t`Edit` }] : []),
  ];
}
