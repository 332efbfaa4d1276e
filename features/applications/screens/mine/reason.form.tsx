/** "Withdraw" and "Decline", with an optional reason. */
import { useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { employerOf } from "#features/jobs/screens/job-records.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { SubmitButton } from "#platform/web/ui/form/submit-button.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import type { MyApplicationRow } from "../apply/apply-draft.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./my-applications.module.css";
import { useMyTransitions } from "./use-my-transitions.ts";

interface ReasonDialogProps {
  move: "withdrawn" | "declined";
  application: MyApplicationRow;
  close: () => void;
  onDone?: () => void;
}

const schema = z.object({
  reason: z.string().trim().max(1000, { error: /*i18n*/ "Use at most 1,000 characters" }),
});

export function ReasonDialog({ move, application, close, onDone }: ReasonDialogProps) {
  const { t } = useLingui();
  const transitions = useMyTransitions();
  const title = application.jobListing?.title ?? t`this job`;
  const employer = (application.jobListing && employerOf(application.jobListing)?.name) ?? t`The employer`;
  const texts = {
    withdrawn: {
      title: t`Withdraw your application for ‘${title}’?`,
      keep: t`Keep application`,
      confirm: t`Withdraw application`,
    },
    declined: {
      title: t`Decline the offer for ‘${title}’?`,
      text: t`${employer} is told. This can't be undone.`,
      keep: t`Keep offer`,
      confirm: t`Decline offer`,
    },
  };
  const { text, keep, confirm, ...shown } = { text: undefined, ...texts[move] };
  const form = useZodForm({
    schema,
    initial: { reason: "" },
    guard: false,
    submit: async ({ reason }) => {
      const isDone = await transitions[move](application, reason);
      close();
      if (isDone) onDone?.();
    },
  });
  return (
    <Dialog isOpen title={shown.title} onClose={close} closesOutside={!form.form.isDirty()}>
      <Form form={form} submit={false}>
        {text && <p>{text}</p>}
        <TextAreaField name="reason" label={t`Reason`} hint={t`${employer} can read it.`} rows={3} optional />
        <Cluster gap={8} align="stretch" justify="end" className={classes.dialogFoot}>
          <Button variant="outline" data-autofocus onClick={close}>
            {keep}
          </Button>
          <SubmitButton color="red">{confirm}</SubmitButton>
        </Cluster>
      </Form>
    </Dialog>
  );
}
