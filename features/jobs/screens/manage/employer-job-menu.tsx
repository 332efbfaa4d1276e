/** The menu of an employer's job with exactly the actions that are possible now, by the shared transition table. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconDots from "~icons/tabler/dots";
import { Suspense, useState } from "react";
import { employerJobPath, jobPath } from "#features/paths.ts";
import { useIsEmployerReadOnly } from "#features/accounts/screens/session/current-account.ts";
import { ConfirmDialog } from "#platform/web/ui/overlay/confirm-dialog.tsx";
import { MenuButton, MenuItem, MenuLink, MenuRule } from "#platform/web/ui/overlay/menu-button.tsx";
import { type JobEvent, jobEventsFrom } from "../../job-transitions.ts";
import { jobSteps } from "../post/job-steps.ts";
import { type EmployerJobRow, daysLeft, draftPath, isDraft, canTakeBack } from "./employer-job.ts";
import { useDeleteDraft } from "./use-delete-draft.ts";
import type { JobTransitions } from "./use-job-transitions.tsx";
import { TellPeople } from "../share/tell-people-button.tsx";

interface MenuAction {
  isOffered: boolean;
  label: string;
  run: (job: EmployerJobRow) => unknown;
}

interface EmployerJobMenuProps {
  job: EmployerJobRow;
  transitions: JobTransitions;
  onClose: (job: EmployerJobRow) => void;
  /** On the job's own page, its links and main transitions are shown beside the menu. */
  isOnOwnPage?: boolean;
}

export function EmployerJobMenu({ job, transitions, onClose, isOnOwnPage }: EmployerJobMenuProps) {
  const { t } = useLingui();
  const deleteDraft = useDeleteDraft();
  const isReadOnly = useIsEmployerReadOnly();
  const [isArchiving, setArchiving] = useState(false);
  const [isTelling, setTelling] = useState(false);
  const may = (event: JobEvent) => jobEventsFrom(job.listingStatus, "employer").includes(event);
  const isOut = job.listingStatus === "published";
  const title = job.title || t`Untitled draft`;
  const actions: MenuAction[] = [
    { isOffered: !(isOut && isOnOwnPage), label: t`Tell people`, run: () => setTelling(true) },
    { isOffered: may("pause"), label: t`Pause`, run: transitions.pause },
    // A draft is published from its form, where its content is visible.
    { isOffered: may("publish") && !isDraft(job), label: t`Resume`, run: transitions.resume },
    { isOffered: may("reopen"), label: t`Reopen`, run: transitions.reopen },
    { isOffered: daysLeft(job) !== null, label: t`Renew`, run: transitions.renew },
    { isOffered: canTakeBack(job), label: t`Take back from review`, run: transitions.takeBack },
    { isOffered: Boolean(job.publishAt), label: t`Don't publish by itself`, run: transitions.unschedule },
    { isOffered: may("close"), label: t`Close`, run: onClose },
    { isOffered: may("archive"), label: t`Archive`, run: () => setArchiving(true) },
    { isOffered: true, label: t`Duplicate`, run: transitions.duplicate },
    { isOffered: true, label: t`Save as template`, run: transitions.saveAsTemplate },
  ];
  if (job.listingStatus === "removed" || isReadOnly) return null;
  return (
    <>
      <MenuButton align="end" label={t`More actions for ${title}`} button={<IconDots />}>
        {isOnOwnPage ? isOut && <ViewLink job={job} /> : <Links job={job} />}
        {actions
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
      <Suspense>{isTelling && <TellPeople job={job} close={() => setTelling(false)} />}</Suspense>
      <ConfirmDialog
        isOpen={isArchiving}
        title={<Trans>Archive job “{title}”?</Trans>}
        cancelLabel={t`Keep it closed`}
        confirm={t`Archive job`}
        isDestructive={false}
        onCancel={() => setArchiving(false)}
        onConfirm={() => {
          setArchiving(false);
          void transitions.archive(job);
        }}
      >
        <p>
          <Trans>An archived job can be read and copied, but not published again.</Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}

function Links({ job }: { job: EmployerJobRow }) {
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

const ViewLink = ({ job }: { job: EmployerJobRow }) => (
  <MenuLink to={jobPath(job.slug)}>
    <Trans>View as educator</Trans>
  </MenuLink>
);
