/** "Take the offer back", with a reason for the team; the application goes back to where it was. */
import { Trans, useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { isText } from "#platform/shared/is-text.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { SubmitButton } from "#platform/web/ui/form/submit-button.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import type { Applicant } from "../review/use-applicants.ts";
import { useTransitions } from "../review/use-transitions.ts";

const schema = z.object({
  reason: z
    .string()
    .trim()
    .max(1000, { error: /*i18n*/ "Use at most 1,000 characters" })
    .refine(isText, { error: /*i18n*/ "Give a reason for taking back the offer" }),
});

export function WithdrawOfferForm({ application, close }: { application: Applicant; close: () => void }) {
  const { t } = useLingui();
  const { withdrawOffer } = useTransitions();
  const name = application.names.userProfile;
  const form = useZodForm({
    schema,
    initial: { reason: "" },
    guard: false,
    submit: async ({ reason }) => {
      close();
      await withdrawOffer(application, reason);
    },
  });
  return (
    <Dialog
      isOpen
      title={t`Take back the offer to ${name}?`}
      onClose={close}
      closesOutside={!form.form.isDirty()}
    >
      <Form form={form} submit={false}>
        <p>
          {application.offerAcceptedAt ? (
            <Trans>{name} has accepted it. They are told at once, and stay among your applicants.</Trans>
          ) : (
            <Trans>{name} is told at once, and stays among your applicants.</Trans>
          )}
        </p>
        <TextAreaField name="reason" label={t`Reason`} hint={t`Only your team sees it.`} rows={2} />
        <Cluster gap={8} align="stretch" justify="end">
          <Button variant="outline" data-autofocus onClick={close}>
            <Trans>Keep the offer</Trans>
          </Button>
          <SubmitButton color="red">{t`Take it back`}</SubmitButton>
        </Cluster>
      </Form>
    </Dialog>
  );
}
