/** "Tell people about the job": link, text for a parents' group, poster; for a job that nobody can open, what to do first. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { isOpenForApplications } from "../../job-transitions.ts";
import { JobPoster } from "./job-poster.tsx";
import { ParentsGroupText } from "./parents-group-text.tsx";
import { ShareLink } from "./share-link.tsx";
import type { SharedJob } from "./use-sharing-texts.ts";

export function TellPeople({ job, close }: { job: SharedJob; close: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog isOpen size="medium" title={t`Tell people about the job`} onClose={close}>
      {isOpenForApplications(job.listingStatus) ? (
        <Stack gap={24}>
          <ShareLink job={job} />
          <ParentsGroupText job={job} />
          <JobPoster job={job} />
          <p className="small">
            <Link to={pages.employerWebsite}>
              <Trans>Show your open jobs on your own website</Trans>
            </Link>
          </p>
        </Stack>
      ) : (
        <p>
          <WhatIsFirst job={job} />
        </p>
      )}
    </Dialog>
  );
}

function WhatIsFirst({ job: { listingStatus } }: { job: SharedJob }) {
  switch (listingStatus) {
    case "draft":
      return <Trans>Nobody can open a draft. Publish the job, then tell people about it.</Trans>;
    case "pending_review":
      return (
        <Trans>Our team is reading this job. As soon as it is published, you can tell people about it.</Trans>
      );
    case "paused":
      return (
        <Trans>
          The job is paused: people who follow its link read that it comes back. Resume it, and links and
          posters that are out work again.
        </Trans>
      );
    default:
      return (
        <Trans>
          This job takes no applications any more. Duplicate it to look for somebody again, then tell people
          about the new one.
        </Trans>
      );
  }
}
