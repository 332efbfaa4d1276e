/** Removes a location after confirmation, or shows why it must stay. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/overlay/confirm-dialog.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useRemove } from "#platform/web/data/use-change.ts";
import { Location } from "../../../location.ts";
import type { LocationRecord } from "./location-record.ts";
import classes from "./locations.module.css";

export function RemoveLocation({ location, isOnly }: { location: LocationRecord; isOnly: boolean }) {
  const { t, i18n } = useLingui();
  const remove = useRemove(Location);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { name } = location;
  const confirmRemoval = () => {
    setProblem(isOnly ? t`Keep at least one location` : null);
    setAsking(!isOnly);
  };
  const removeAndReport = async () => {
    try {
      await remove.run(location);
      toast(t`${name} is removed`);
    } catch (error) {
      setProblem(
        error instanceof ApiError && error.status === 409
          ? i18n._(error.message)
          : t`Couldn't save that. Try again.`,
      );
    }
    setAsking(false);
  };
  return (
    <>
      <Button variant="subtle" size="small" aria-label={t`Remove ${name}`} onClick={confirmRemoval}>
        <Trans>Remove</Trans>
      </Button>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Remove ${name}?`}
        cancelLabel={t`Keep location`}
        confirm={t`Remove location`}
        isBusy={remove.isRunning}
        onCancel={() => setAsking(false)}
        onConfirm={() => void removeAndReport()}
      >
        <Trans>Educators don't see it any more, and nobody is told about it.</Trans>
      </ConfirmDialog>
    </>
  );
}
