/** Asks once more before a plan ends: what stops and when, and why, if the owner likes to say. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";

import { useWrite } from "#platform/web/data/use-write.ts";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import fieldClasses from "#platform/web/ui/form/field.module.css";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { KeptJobs, useKeptJobs } from "./change/kept-jobs.tsx";
import { cancelPlan } from "./plan-calls.ts";
import type { PlansView } from "./use-plans.ts";

interface CancelPlanProps {
  view: PlansView;
  onClose: () => void;
  onDone: () => void;
}

const maxReasonLength = 500;

export function CancelPlan({ view, onClose, onDone }: CancelPlanProps) {
  const { t } = useLingui();
  const { subscription, plans } = view;
  const [reason, setReason] = useState("");
  const reasonId = useId();
  const free = plans.find(({ freePlan }) => freePlan);
  const limit = free?.activeJobListingLimit ?? null;
  const kept = useKeptJobs(limit);
  const cancel = useWrite(() =>
    cancelPlan(subscription.id, { reason: reason.trim(), keptJobListingIds: kept.ids }),
  );
  const run = () => {
    if (kept.isTooMany) return;
    return cancel.run().then(
      () => (onDone(), onClose(), toast(t`Your plan ends with its period.`)),
      () => toast(t`Couldn't save that. Try again.`, { tone: "error" }),
    );
  };
  return (
    <Dialog
      isOpen
      isAlert
      size="medium"
      onClose={onClose}
      title={t`Cancel ${subscription.plan?.name ?? ""}?`}
      footer={
        <>
          <Button variant="outline" data-autofocus onClick={onClose}>
            <Trans>Keep plan</Trans>
          </Button>
          <BusyButton color="red" isBusy={cancel.isRunning} onClick={() => void run()}>
            <Trans>Cancel plan</Trans>
          </BusyButton>
        </>
      }
    >
      <Stack gap={16}>
        <p>
          <Trans>
            Everything stays as it is until <TimeText at={subscription.currentPeriodEnd} absolute />, and you
            can resume until then. Nothing more is charged.
          </Trans>
        </p>
        {limit !== null && (
          <p>
            <Trans>
              After that you are on Free, with room for{" "}
              <Plural value={limit} one="# published job" other="# published jobs" />. The others pause;
              nothing is deleted.
            </Trans>
          </p>
        )}
        <KeptJobs kept={kept} />
        <div className={fieldClasses.field}>
          <label className={fieldClasses.label} htmlFor={reasonId}>
            <Trans>Why do you cancel? (optional)</Trans>
          </label>
          <textarea
            id={reasonId}
            className={fieldClasses.input}
            rows={2}
            maxLength={maxReasonLength}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </div>
      </Stack>
    </Dialog>
  );
}
