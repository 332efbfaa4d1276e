/**
 * After publishing: the job is published, scheduled, or (a new employer's first one) in review; what happens next.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useEffect } from "react";
import { Link } from "react-router";
import { employerJobPath, jobPath, pages } from "#features/paths.ts";
import { BlockPicture } from "#platform/web/ui/media/blocks.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { TimeRangeText } from "#platform/web/ui/data/time-text.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { TellPeopleButton } from "../share/tell-people-button.tsx";
import type { PublishedJob } from "./use-publish-job.tsx";

const PushOffer = lazyPart(() =>
  import("#features/accounts/screens/push/push-offer.tsx").then((module) => module.PushOffer),
);

export function JobPublished({ job }: { job: PublishedJob }) {
  const { t } = useLingui();
  useEffect(() => {
    scrollTo({ top: 0 });
    document.querySelector<HTMLElement>("main h1")?.focus();
  }, []);
  const isOut = job.listingStatus === "published";
  const title = isOut ? t`Job published` : job.publishAt ? t`Publishing is scheduled` : t`In review`;
  return (
    <Page title={title} width="narrow">
      <Stack gap={16}>
        <BlockPicture />
        <p>
          <NextSteps job={job} />
        </p>
        <Cluster gap={8}>
          {isOut && <TellPeopleButton job={job} variant="filled" />}
          {isOut ? (
            <Button as={Link} to={jobPath(job.slug)} variant="outline">
              <Trans>See it as educators do</Trans>
            </Button>
          ) : (
            <Button as={Link} to={employerJobPath(job.slug)}>
              <Trans>See the job</Trans>
            </Button>
          )}
          <Button as={Link} to={employerJobsPath(job)} variant="outline">
            <Trans>All my jobs</Trans>
          </Button>
        </Cluster>
        <Suspense>
          <PushOffer>
            <Trans>See on this device when somebody applies or writes to you.</Trans>
          </PushOffer>
        </Suspense>
      </Stack>
    </Page>
  );
}

/** The tab that holds the job. */
function employerJobsPath({ listingStatus, publishAt }: PublishedJob) {
  if (listingStatus === "published") return pages.employerJobs;
  return `${pages.employerJobs}?tab=${publishAt ? "drafts" : "in_review"}`;
}

function NextSteps({ job }: { job: PublishedJob }) {
  if (job.listingStatus === "published") {
    return (
      <Trans>Educators near you can find “{job.title}” now. We'll tell you when somebody applies.</Trans>
    );
  }
  if (job.publishAt) {
    return (
      <Trans>
        “{job.title}” goes out by itself: <TimeRangeText at={job.publishAt} minutes={0} />. Until then it is a
        draft you can change.
      </Trans>
    );
  }
  return (
    <Trans>
      Your first job is read by our team before it goes out, within one business day. Use the wait: describe
      your program, add a photo, and say when you can interview.
    </Trans>
  );
}
