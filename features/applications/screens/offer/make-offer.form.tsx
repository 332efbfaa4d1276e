/** "Make offer": pay, first day, deadline and message, all optional; sent from a preview of what the educator reads. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { z } from "zod";

import { compensationIntervals } from "#features/educators/compensation.ts";
import { payIntervalLabels } from "#features/jobs/screens/labels/pay-interval-labels.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { MoneyText } from "#features/jobs/screens/labels/money-text.tsx";
import { MoneyField } from "#platform/web/ui/form/number-field.tsx";
import { SelectField } from "#platform/web/ui/form/select-field.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useLabelOptions } from "#features/jobs/screens/labels/label-options.ts";
import type { Offer } from "../../application.ts";
import { answerByRule, offerInput } from "../../offer-input.ts";
import { offerFrom } from "../../offer.ts";
import { Cluster, Grid } from "#platform/web/ui/layout/stack.tsx";
import { OfferPreview } from "./offer-preview.tsx";
import type { Applicant } from "../review/use-applicants.ts";
import type { TransitionInput } from "../review/use-transitions.ts";

interface MakeOfferFormProps {
  application: Applicant;
  /** Changes the existing offer. */
  isChange?: boolean;
  close: () => void;
  send: (input: TransitionInput) => Promise<unknown>;
}

const { message, startDate, expiresOn } = offerInput.shape;
/** An empty input counts as null. */
const unlessEmpty = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? null : value), schema);
const dollars = { error: /*i18n*/ "Enter an amount in dollars, like 18.50" };
const offerSchema = z
  .object({
    pay: z.number(dollars).positive(dollars).max(10_000_000, dollars).nullable(),
    interval: z.enum(compensationIntervals),
    startDate: unlessEmpty(startDate),
    expiresOn: unlessEmpty(expiresOn),
    message,
  })
  .refine(answerByRule.holds, answerByRule.problem);

export function MakeOfferForm({ application, isChange = false, close, send }: MakeOfferFormProps) {
  const { t } = useLingui();
  const choices = useLabelOptions();
  const { jobListing: job } = application;
  const [preview, setPreview] = useState<Offer | null>(null);
  const before = isChange ? application.offer : null;
  const name = application.names.userProfile;
  const form = useZodForm({
    schema: offerSchema,
    initial: {
      pay: before?.compensation?.min ?? null,
      interval: before?.compensation?.interval ?? job?.compensation?.interval ?? "hour",
      startDate: before?.startDate ?? "",
      expiresOn: before?.expiresOn ?? "",
      message: before?.message ?? "",
    },
    guard: false,
    submit: async ({ pay, interval, ...terms }) =>
      setPreview(
        offerFrom({ ...terms, compensation: pay ? { min: pay, max: pay, interval } : null }, new Date()),
      ),
  });
  const range = <MoneyText pay={job?.compensation} />;
  return (
    <Dialog
      isOpen
      size="medium"
      title={isChange ? t`Change the offer to ${name}` : t`Make ${name} an offer`}
      onClose={close}
      closesOutside={!preview && !form.form.isDirty()}
    >
      {preview ? (
        <OfferPreview
          offer={preview}
          range={job?.compensation}
          name={name}
          submit={isChange ? t`Send changed offer` : t`Send offer`}
          onSend={() => {
            const { madeAt: _, ...terms } = preview;
            close();
            void send(terms);
          }}
          onEdit={() => setPreview(null)}
        />
      ) : (
        <Form
          form={form}
          submit={t`Preview offer`}
          beside={
            <Button variant="outline" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
          }
        >
          {(job?.compensation?.min || job?.compensation?.max) && (
            <p className="small muted">
              <Trans>The job says {range}.</Trans>
            </p>
          )}
          <Grid columns="fit-content(100%) 140px" gap={12} align="end">
            <MoneyField name="pay" label={t`Pay`} optional />
            <SelectField
              name="interval"
              label={t`Per`}
              options={choices(compensationIntervals, payIntervalLabels)}
            />
          </Grid>
          <Cluster gap={16} align="stretch">
            <TextField name="startDate" type="date" chars={12} label={t`First day`} optional />
            <TextField name="expiresOn" type="date" chars={12} label={t`Answer by`} optional />
          </Cluster>
          <TextAreaField
            name="message"
            label={t`Message`}
            hint={t`${name} reads it with the offer, here and by email.`}
            rows={4}
            optional
          />
        </Form>
      )}
    </Dialog>
  );
}
