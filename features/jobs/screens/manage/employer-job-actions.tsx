/** The actions for an employer's job on its page: the likeliest as buttons, the others behind "More actions". */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { employerJobPath, jobPath } from "#features/paths.ts";
import { useIsEmployerReadOnly } from "#features/accounts/screens/session/current-account.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { TellPeopleButton } from "../share/tell-people-button.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import { type EmployerJobRow, draftPath } from "./employer-job.ts";
import { EmployerJobMenu } from "./employer-job-menu.tsx";
import type { JobTransitions } from "./use-job-transitions.tsx";

interface EmployerJobActionsProps {
  job: EmployerJobRow;
  transitions: JobTransitions;
  onClose: (job: EmployerJobRow) => void;
  className?: string;
}

export function EmployerJobActions({ job, transitions, onClose, className }: EmployerJobActionsProps) {
  if (useIsEmployerReadOnly()) return null;
  return (
    <Cluster gap={8} className={className}>
      <PrimaryAction job={job} transitions={transitions} />
      <EmployerJobMenu job={job} transitions={transitions} onClose={onClose} isOnOwnPage />
    </Cluster>
  );
}

function PrimaryAction({ job, transitions }: Pick<EmployerJobActionsProps, "job" | "transitions">) {
  const edit = `${employerJobPath(job.slug)}?tab=edit`;
  switch (job.listingStatus) {
    case "draft":
      return (
        <Button as={Link} to={draftPath(job.id)}>
          <Trans>Finish and publish</Trans>
        </Button>
      );
    case "published":
      return (
        <>
          <Button as={Link} to={edit}>
            <Trans>Edit</Trans>
          </Button>
          <Button as={Link} to={jobPath(job.slug)} variant="outline" visibleFrom="sm">
            <Trans>Show as educator</Trans>
          </Button>
          <TellPeopleButton job={job} />
        </>
      );
    case "paused":
      return (
        <>
          <Button onClick={() => void transitions.resume(job)}>
            <Trans>Resume</Trans>
          </Button>
          <Button as={Link} to={edit} variant="outline">
            <Trans>Edit</Trans>
          </Button>
        </>
      );
    case "pending_review":
      return (
        <Button as={Link} to={edit} variant="outline">
          <Trans>Edit</Trans>
        </Button>
      );
    case "removed":
      return null;
    default:
      return (
        <Button onClick={() => void transitions.duplicate(job)}>
          <Trans>Duplicate</Trans>
        </Button>
      );
  }
}
