/** /job_listings/{id}/like: a like by one press in a mail. It is sent when the page stands, never by fetching the link. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { Link, useParams } from "react-router";

import { jobPath } from "#features/paths.ts";
import { NotFound } from "#platform/web/not-found.screen.tsx";
import { page } from "#platform/web/page-handle.ts";
import { BusyButton } from "#platform/web/ui/busy-button.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Failure, Loaded } from "#platform/web/ui/loaded.tsx";
import { Page } from "#platform/web/ui/page.tsx";
import { SkeletonRows } from "#platform/web/ui/skeleton-rows.tsx";
import { useAction } from "#platform/web/use-action.ts";
import { useResource } from "#platform/web/use-resource.ts";
import { JobListing, type JobListingRecord } from "../job-listing.ts";
import { JobCard } from "./job-card.tsx";
import { jobIncludes } from "./job-parts.ts";
import classes from "./like-job.module.css";

export const handle = page({ access: "educator", shell: "app" });

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
  const { t } = useLingui();
  const { isLiked, like, isSending, hasFailed } = useLikeOnce(job);
  const { title } = job;
  return (
    <Page title={isLiked === false ? t`Like ${title}` : t`You liked ${title}`} width="narrow" noIndex>
      <div className={classes.parts} aria-busy={isLiked === null && !hasFailed}>
        <p role="status" className="muted">
          {isLiked === true && <Trans>Liked. You find it among the jobs you like.</Trans>}
          {isLiked === false && <Trans>Not liked any more.</Trans>}
        </p>
        {hasFailed && (
          <Failure retry={() => like(isLiked !== true)}>
            <Trans>We couldn't save that.</Trans>
          </Failure>
        )}
        <h2 className="visually-hidden">
          <Trans>The job</Trans>
        </h2>
        <JobCard job={job} action={<span />} />
        <div className={classes.acts}>
          <Button component={Link} to={jobPath(job.slug)}>
            <Trans>View job</Trans>
          </Button>
          {isLiked !== null && (
            <BusyButton variant="outline" isBusy={isSending} onClick={() => like(!isLiked)}>
              {isLiked ? <Trans>Remove like</Trans> : <Trans>Like again</Trans>}
            </BusyButton>
          )}
        </div>
      </div>
    </Page>
  );
}

/** Sent once, unless it is liked already: opening the link twice is one like. `isLiked` is null until that is known. */
function useLikeOnce(job: JobListingRecord) {
  const action = useAction(JobListing, "like");
  const [isLiked, setLiked] = useState<boolean | null>(job.liked ? true : null);
  const [hasFailed, setFailed] = useState(false);
  const send = (liked: boolean) =>
    action.run(job, undefined, { method: liked ? "POST" : "DELETE" }).then(
      () => setLiked(liked),
      () => setFailed(true),
    );
  const begin = useEffectEvent(() => {
    if (isLiked === null) void send(true);
  });
  useEffect(() => begin(), []);
  const like = (liked: boolean) => {
    setFailed(false);
    void send(liked);
  };
  return { isLiked, like, isSending: action.isRunning, hasFailed };
}
