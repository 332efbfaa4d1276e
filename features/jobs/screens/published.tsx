/** The job is out (or, for a new employer's first one, on its way): what happens now, and where to go. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { employerJobPath, jobPath, pages } from "#features/paths.ts";
import { BlockPicture } from "#platform/web/ui/blocks.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import classes from "./job-form.module.css";
import type { PublishedJob } from "./use-publish.tsx";

export function Published({ job }: { job: PublishedJob }) {
  const isOut = job.listingStatus === "published";
  return (
    <div className={classes.published} role="status">
      <BlockPicture />
      <h2>{isOut ? <Trans>Job published</Trans> : <Trans>In review</Trans>}</h2>
      <p>
        {isOut ? (
          <Trans>Educators near you can find “{job.title}” now. We'll tell you when somebody applies.</Trans>
        ) : (
          <Trans>
            It is your first job here, so somebody of our team reads it before it goes out, within one
            business day.
          </Trans>
        )}
      </p>
      <div className={classes.buttons}>
        {isOut ? (
          <Button component={Link} to={jobPath(job.slug)}>
            <Trans>See it as educators do</Trans>
          </Button>
        ) : (
          <Button component={Link} to={employerJobPath(job.slug)}>
            <Trans>See the job</Trans>
          </Button>
        )}
        <Button component={Link} to={pages.employerJobs} variant="outline">
          <Trans>All my jobs</Trans>
        </Button>
      </div>
    </div>
  );
}
