/** What can be done with an own job on its page: the likeliest as buttons, the others behind "More actions". */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { employerJobPath, jobPath } from "#features/paths.ts";
import { useIsTurnedAway } from "#platform/web/shell/me.ts";
import { Button } from "#platform/web/ui/button.tsx";
import type { JobListingRecord } from "../job-listing.ts";
import { JobShare } from "./job-share.tsx";
import { draftPath } from "./own-job.ts";
import { OwnJobMenu } from "./own-job-menu.tsx";
import type { JobMoves } from "./use-job-moves.tsx";

interface OwnJobActsProps {
  job: JobListingRecord;
  moves: JobMoves;
  onClose: (job: JobListingRecord) => void;
  className?: string;
}

export function OwnJobActs({ job, moves, onClose, className }: OwnJobActsProps) {
  if (useIsTurnedAway()) return null;
  return (
    <div className={className}>
      <First job={job} moves={moves} />
      <OwnJobMenu job={job} moves={moves} onClose={onClose} isOnOwnPage />
    </div>
  );
}

function First({ job, moves }: Pick<OwnJobActsProps, "job" | "moves">) {
  const edit = `${employerJobPath(job.slug)}?tab=edit`;
  switch (job.listingStatus) {
    case "draft":
      return (
        <Button component={Link} to={draftPath(job.id)}>
          <Trans>Finish and publish</Trans>
        </Button>
      );
    case "published":
      return (
        <>
          <Button component={Link} to={edit}>
            <Trans>Edit</Trans>
          </Button>
          <Button component={Link} to={jobPath(job.slug)} variant="outline" visibleFrom="sm">
            <Trans>Show as educator</Trans>
          </Button>
          <JobShare job={job} />
        </>
      );
    case "paused":
      return (
        <>
          <Button onClick={() => void moves.resume(job)}>
            <Trans>Resume</Trans>
          </Button>
          <Button component={Link} to={edit} variant="outline">
            <Trans>Edit</Trans>
          </Button>
        </>
      );
    case "pending_review":
      return (
        <Button component={Link} to={edit} variant="outline">
          <Trans>Edit</Trans>
        </Button>
      );
    case "removed":
      return null;
    default:
      return (
        <Button onClick={() => void moves.duplicate(job)}>
          <Trans>Duplicate</Trans>
        </Button>
      );
  }
}
