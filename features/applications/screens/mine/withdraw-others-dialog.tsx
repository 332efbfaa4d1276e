/** Asks which of the other applications are withdrawn after a hire. */
import { Trans, useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import { z } from "zod";

import { employerOf } from "#features/jobs/screens/job-records.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { CheckboxesField } from "#platform/web/ui/form/choice-field.tsx";
import { MultiComboboxField } from "#platform/web/ui/form/combobox-field.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { SubmitButton } from "#platform/web/ui/form/submit-button.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import type { MyApplication } from "../apply/apply-draft.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./my-applications.module.css";
import { useMyTransitions } from "./use-my-transitions.ts";

const schema = z.object({
  ids: z.array(z.string()).min(1, { error: /*i18n*/ "Choose at least one application" }),
});

/** Checkboxes up to this many, a searchable list above. */
const maxCheckboxes = 6;

interface WithdrawOthersDialogProps {
  others: MyApplication[];
  close: () => void;
}

export function WithdrawOthersDialog({ others, close }: WithdrawOthersDialogProps) {
  const { t } = useLingui();
  const { withdrawAll } = useMyTransitions();
  const form = useZodForm({
    schema,
    initial: { ids: others.map(({ id }) => id) },
    guard: false,
    submit: async ({ ids }) => {
      await withdrawAll(ids, t`I took another job.`);
      close();
    },
  });
  const { ids } = form.form.getValues();
  const options = others.map(({ id, jobListing: job }) => ({
    value: id,
    label: [job?.title, job && employerOf(job)?.name].filter(Boolean).join(" · "),
  }));
  const shared = { name: "ids", label: t`Applications`, options };
  return (
    <Dialog isOpen title={t`Withdraw your other applications?`} onClose={close}>
      <Form form={form} submit={false}>
        <p>
          <Trans>You have a job now. The employers are told that you took another one.</Trans>
        </p>
        {options.length <= maxCheckboxes ? (
          <CheckboxesField {...shared} />
        ) : (
          <MultiComboboxField {...shared} />
        )}
        <Cluster gap={8} align="stretch" justify="end" className={classes.dialogFoot}>
          <Button variant="outline" data-autofocus onClick={close}>
            <Trans>Keep them</Trans>
          </Button>
          <SubmitButton color="red">
            {t`${plural(ids.length, { one: "Withdraw # application", other: "Withdraw # applications" })}`}
          </SubmitButton>
        </Cluster>
      </Form>
    </Dialog>
  );
}
