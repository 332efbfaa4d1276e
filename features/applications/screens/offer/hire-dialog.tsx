/** Confirms a hire, which notifies the educator and ends the application. */
import { useLingui } from "@lingui/react/macro";
import { useCallback, useRef, useState } from "react";

import { ConfirmDialog } from "#platform/web/ui/overlay/confirm-dialog.tsx";
import { hireChoices } from "../application-slots.ts";
import type { Applicant } from "../review/use-applicants.ts";
import { useTransitions } from "../review/use-transitions.ts";

interface HireDialogProps {
  application: Applicant;
  close: () => void;
  onHired: () => void;
}

export function HireDialog({ application, close, onHired }: HireDialogProps) {
  const { t } = useLingui();
  const { transition } = useTransitions();
  const [isBusy, setBusy] = useState(false);
  const follows = useRef(new Set<() => Promise<void>>());
  const onHire = useCallback((follow: () => Promise<void>) => {
    const known = follows.current.add(follow);
    return () => void known.delete(follow);
  }, []);
  const name = application.names.userProfile;
  const title = application.jobListing?.title ?? t`this job`;
  const hire = async () => {
    setBusy(true);
    const isHired = await transition(application, "hired");
    if (isHired) for (const follow of follows.current) await follow();
    close();
    if (isHired) onHired();
  };
  return (
    <ConfirmDialog
      isOpen
      isDestructive={false}
      title={t`Hire ${name} for ‘${title}’?`}
      cancelLabel={t`Not yet`}
      confirm={t`Confirm hire`}
      isBusy={isBusy}
      onCancel={close}
      onConfirm={() => void hire()}
    >
      <p>
        {application.offerAcceptedAt
          ? t`${name} accepted your offer and is told. This can't be undone.`
          : application.aasmState === "offered"
            ? t`${name} has not accepted here yet. Confirm it when you agreed elsewhere: they are told, and it can't be undone.`
            : t`You agreed by phone or in person? No offer is needed. ${name} is told, and it can't be undone.`}
      </p>
      <hireChoices.Outlet application={application} onHire={onHire} />
    </ConfirmDialog>
  );
}
