/** Everything that can be done with an own job now, and nothing that cannot: the moves come from the shared table. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { employerJobPath, jobPath } from "#features/paths.ts";
import { useIsTurnedAway } from "#platform/web/shell/me.ts";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { MenuButton, MenuItem, MenuLink, MenuRule } from "#platform/web/ui/menu-button.tsx";
import type { JobListingRecord } from "../job-listing.ts";
import { type JobEvent, jobEventsFrom } from "../job-transitions.ts";
import { jobSteps } from "./job-steps.ts";
import { daysLeft, draftPath, isDraft, mayTakeBack } from "./own-job.ts";
import { useDeleteDraft } from "./use-delete-draft.ts";
import type { JobMoves } from "./use-job-moves.tsx";
import { useShareJob } from "./use-share-job.ts";

interface Act {
  isOffered: boolean;
  label: string;
  run: (job: JobListingRecord) => unknown;
}

interface OwnJobMenuProps {
  job: JobListingRecord;
  moves: JobMoves;
  onClose: (job: JobListingRecord) => void;
  /** On the job's own page its links and first moves stand beside the menu. */
  isOnOwnPage?: boolean;
}

export function OwnJobMenu({ job, moves, onClose, isOnOwnPage }: OwnJobMenuProps) {
  const { t } = useLingui();
  const share = useShareJob();
  const deleteDraft = useDeleteDraft();
  const isTurnedAway = useIsTurnedAway();
  const [isArchiving, setArchiving] = useState(false);
  const may = (event: JobEvent) => jobEventsFrom(job.listingStatus, "employer").includes(event);
  const isOut = job.listingStatus === "published";
  const title = job.title || t`Untitled draft`;
  const acts: Act[] = [
    { isOffered: isOut && !isOnOwnPage, label: t`Share`, run: share },
    { isOffered: may("pause"), label: t`Pause`, run: moves.pause },
    // A draft goes out from its form, where one sees what it says.
    { isOffered: may("publish") && !isDraft(job), label: t`Resume`, run: moves.resume },
    { isOffered: may("reopen"), label: t`Reopen`, run: moves.reopen },
    { isOffered: daysLeft(job) !== null, label: t`Renew`, run: moves.renew },
    { isOffered: mayTakeBack(job), label: t`Take back from review`, run: moves.takeBack },
    { isOffered: Boolean(job.publishAt), label: t`Don't publish by itself`, run: moves.unschedule },
    { isOffered: may("close"), label: t`Close`, run: onClose },
    { isOffered: may("archive"), label: t`Archive`, run: () => setArchiving(true) },
    { isOffered: true, label: t`Duplicate`, run: moves.duplicate },
    { isOffered: true, label: t`Save as template`, run: moves.saveAsTemplate },
  ];
  if (job.listingStatus === "removed" || isTurnedAway) return null;
  return (
    <>
      <MenuButton
        align="end"
        label={t`More actions for ${title}`}
        button={<IconDots size={20} stroke={1.75} aria-hidden="true" />}
      >
        {isOnOwnPage ? isOut && <ViewLink job={job} /> : <Links job={job} />}
        {acts
          .filter(({ isOffered }) => isOffered)
          .map(({ label, run }) => (
            <MenuItem key={label} onClick={() => void run(job)}>
              {label}
            </MenuItem>
          ))}
        {isDraft(job) && !isOnOwnPage && (
          <MenuItem isDestructive onClick={() => deleteDraft(job)}>
            <Trans>Delete draft</Trans>
          </MenuItem>
        )}
      </MenuButton>
      <ConfirmDialog
        isOpen={isArchiving}
        title={<Trans>Archive job “{title}”?</Trans>}
        keep={t`Keep it closed`}
        confirm={t`Archive job`}
        isDestructive={false}
        onKeep={() => setArchiving(false)}
        onConfirm={() => {
          setArchiving(false);
          void moves.archive(job);
        }}
      >
        <p>
          <Trans>An archived job can be read and copied, but not published again.</Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}

function Links({ job }: { job: JobListingRecord }) {
  if (isDraft(job)) {
    return (
      <>
        <MenuLink to={draftPath(job.id)}>
          <Trans>Finish and publish</Trans>
        </MenuLink>
        <MenuLink to={draftPath(job.id, jobSteps.length)}>
          <Trans>Schedule</Trans>
        </MenuLink>
        <MenuRule />
      </>
    );
  }
  const mayChange = ["pending_review", "published", "paused"].includes(job.listingStatus);
  return (
    <>
      {mayChange && (
        <MenuLink to={`${employerJobPath(job.slug)}?tab=edit`}>
          <Trans>Edit</Trans>
        </MenuLink>
      )}
      {job.listingStatus === "published" && <ViewLink job={job} />}
    </>
  );
}

const ViewLink = ({ job }: { job: JobListingRecord }) => (
  <MenuLink to={jobPath(job.slug)}>
    <Trans>View as educator</Trans>
  </MenuLink>
);
