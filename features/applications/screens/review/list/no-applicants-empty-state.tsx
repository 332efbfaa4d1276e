/** Empty state without applicants: share the link of a published job, or post a job. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Link } from "react-router";

import { jobLinkFrom } from "#features/jobs/job-sources.ts";
import { isOpenForApplications } from "#features/jobs/job-transitions.ts";
import { pages } from "#features/paths.ts";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { useCopyLink } from "#platform/web/hooks/use-copy-link.ts";
import type { ApplicantList } from "../use-applicants.ts";

export function NoApplicantsEmptyState({ list }: { list: ApplicantList }) {
  const { t } = useLingui();
  const open = (list.jobs.data ?? []).filter(({ listingStatus }) => isOpenForApplications(listingStatus));
  const job = list.jobListingId ? open.find(({ id }) => id === list.jobListingId) : open[0];
  const copy = useCopyLink();
  return (
    <EmptyState
      title={t`No applicants yet.`}
      action={
        <>
          {job && (
            <Button onClick={() => void copy(jobLinkFrom(job.slug, "share"))}>
              <Trans>Copy job link</Trans>
            </Button>
          )}
          {!list.jobListingId && (
            <Button as={Link} to={pages.newJob} variant={job ? "outline" : "filled"}>
              <Trans>Post a job</Trans>
            </Button>
          )}
          {job && (
            <Button as={Link} to={pages.educators} variant="outline">
              <Trans>Find educators</Trans>
            </Button>
          )}
        </>
      }
    >
      {job && <Trans>Share the link of {job.title} where educators look.</Trans>}
    </EmptyState>
  );
}
