/**
 * /job_listings/{id}/like: likes a job from a link in an email. The like is sent once the page has loaded, never by
 * fetching the link.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useParams } from "react-router";

import { jobPath } from "#features/paths.ts";
import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { LikedByLink } from "./liked-by-link.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { capture } from "#platform/web/page/analytics.ts";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { useLikeOnce } from "./use-like-once.ts";
import { useAction } from "#platform/web/data/use-action.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { JobListing, type JobListingRecord } from "../../job-listing.ts";
import { JobCard } from "../card/job-card.tsx";
import { jobIncludes } from "../job-records.ts";

export const handle = routeHandle({ access: "educator", shell: "app", hasServerData: true });

export default function LikeJobScreen() {
  const { t } = useLingui();
  const id = useParams().id!;
  const query = useResource(JobListing, id, { include: jobIncludes });
  if (query.error?.status === 404) return <NotFound />;
  if (query.data) return <Liked key={query.data.id} job={query.data} />;
  return (
    <Page title={t`Like a job`} width="narrow" noIndex>
      <Loaded query={query} failure={t`We couldn't load this job.`} skeleton={<SkeletonRows count={1} />}>
        {() => null}
      </Loaded>
    </Page>
  );
}

function Liked({ job }: { job: JobListingRecord }) {
  const state = useLikeOnce(useAction(JobListing, "like"), job, job.liked, () =>
    capture("job_liked", { jobId: job.id }, { debounce: false }),
  );
  return (
    <LikedByLink
      name={job.title}
      state={state}
      liked={<Trans>Liked. You find it among the jobs you like.</Trans>}
      view={
        <Button as={Link} to={jobPath(job.slug)}>
          <Trans>View job</Trans>
        </Button>
      }
    >
      <h2 className="visually-hidden">
        <Trans>The job</Trans>
      </h2>
      <JobCard job={job} action={<span />} />
    </LikedByLink>
  );
}
