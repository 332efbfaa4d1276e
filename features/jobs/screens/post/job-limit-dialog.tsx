/** "You've reached 5 published jobs": the plan is full, nothing is lost, and what to do next. */
import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { pages } from "#features/paths.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";

interface JobLimitDialogProps {
  /** How many may be published; null while the question does not come up. */
  limit: number | null;
  onClose: () => void;
}

export const JobLimitDialog = ({ limit, onClose }: JobLimitDialogProps) => (
  <Dialog
    isOpen={limit !== null}
    onClose={onClose}
    title={
      <Plural
        value={limit ?? 0}
        one="You've reached # published job"
        other="You've reached # published jobs"
      />
    }
    footer={
      <>
        <Button variant="outline" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
        <Button as={Link} to={pages.plans}>
          <Trans>See plans</Trans>
        </Button>
      </>
    }
  >
    <p>
      <Trans>Your job is kept as it is. Pause or close another one, or choose a larger plan.</Trans>
    </p>
  </Dialog>
);

/** The limit a refused publishing speaks of; null when it was refused for another reason. */
export const jobLimitIn = (error: unknown): number | null =>
  error instanceof ApiError && error.status === 402 ? Number(error.errors[0]?.meta?.limit ?? 0) : null;
