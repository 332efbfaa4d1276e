/** "Withdraw": with a reason if one likes to give it, and ten seconds to think again. */
import { Trans, useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { employerOf } from "#features/jobs/screens/job-parts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { Form } from "#platform/web/ui/form.tsx";
import { SubmitButton } from "#platform/web/ui/submit-button.tsx";
import { TextAreaField } from "#platform/web/ui/text-area-field.tsx";
import { useZodForm } from "#platform/web/ui/use-zod-form.ts";
import type { OwnApplication } from "./apply-draft.ts";
import classes from "./my-applications.module.css";
import { useMyMoves } from "./use-my-moves.ts";

interface WithdrawDialogProps {
  application: OwnApplication;
  close: () => void;
  onDone?: () => void;
}

const schema = z.object({
  reason: z.string().trim().max(1000, { error: /*i18n*/ "Use at most 1,000 characters" }),
});

export function WithdrawDialog({ application, close, onDone }: WithdrawDialogProps) {
  const { t } = useLingui();
  const { withdrawn } = useMyMoves();
  const title = application.jobListing?.title ?? t`this job`;
  const employer = (application.jobListing && employerOf(application.jobListing)?.name) ?? t`The employer`;
  const form = useZodForm({
    schema,
    initial: { reason: "" },
    guard: false,
    submit: async ({ reason }) => {
      const isDone = await withdrawn(application, reason);
      close();
      if (isDone) onDone?.();
    },
  });
  return (
    <Dialog
      isOpen
      title={t`Withdraw your application for ‘${title}’?`}
      onClose={close}
      closesOutside={!form.form.isDirty()}
    >
      <Form form={form} submit={false}>
        <TextAreaField name="reason" label={t`Reason`} hint={t`${employer} can read it.`} rows={3} optional />
        <div className={classes.dialogFoot}>
          <Button variant="outline" data-autofocus onClick={close}>
            <Trans>Keep application</Trans>
          </Button>
          <SubmitButton color="red">
            <Trans>Withdraw application</Trans>
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
