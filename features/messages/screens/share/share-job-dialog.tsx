/** "Share a job": sends one of the employer's open jobs to an educator as a message, with words if wanted. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { JobListing } from "#features/jobs/job-listing.ts";
import { pages } from "#features/paths.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { useWritePermission } from "../composer/use-write-permission.ts";
import { WriteRefused } from "../composer/write-refused.tsx";
import { useSide } from "../side.ts";
import { ShareJobForm, type ShareJobProps } from "./share-job.form.tsx";
import { useSharedJobs } from "./use-shared-jobs.ts";

export function ShareJobDialog({ recipient, close, onSent }: ShareJobProps) {
  const { t } = useLingui();
  const side = useSide();
  const { name } = recipient;
  const permission = useWritePermission(side, recipient.id);
  const conversationId = permission.data?.conversationId ?? null;
  const shared = useSharedJobs(conversationId);
  const jobs = useCollection(JobListing, {
    at: "employer/job_listings",
    filter: { listingStatus: "published" },
    fields: { job_listings: ["title"] },
    size: 100,
  });
  return (
    <Dialog isOpen size="medium" title={t`Share a job with ${name}`} onClose={close}>
      <Loaded query={permission} failure={<Trans>We couldn't see whether you may write here.</Trans>}>
        {(may) =>
          may.allowed ? (
            <Loaded query={jobs} failure={t`We couldn't load your jobs.`} empty={<NoOpenJob />}>
              {(open) => (
                <ShareJobForm
                  recipient={recipient}
                  isFirst={may.isFirst}
                  jobs={open}
                  shared={shared}
                  close={close}
                  onSent={onSent}
                />
              )}
            </Loaded>
          ) : (
            <WriteRefused may={may} side={side} close={close} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

function NoOpenJob() {
  const { t } = useLingui();
  return (
    <EmptyState
      plain
      title={t`You have no open job to share.`}
      action={
        <Button as={Link} to={pages.newJob}>
          <Trans>Post a job</Trans>
        </Button>
      }
    />
  );
}
