/** Form for reporting something to the operators: a conversation, a message, a job ad, a profile. */
import { Trans, useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { call } from "#platform/web/api-client/api.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { type ReportReason, reportReasons } from "../../report-constants.ts";
import { reportReasonLabels } from "../message-labels.ts";

interface ReportFormProps {
  /** The API action that takes the report. */
  path: string;
  /** "Report this message". */
  title: string;
  lead: string;
  reasons: readonly ReportReason[];
  labels?: typeof reportReasonLabels;
  /** If omitted, the whole conversation is reported. */
  messageId?: string;
  close: () => void;
}

const schema = z.object({
  reason: z.enum(reportReasons, /*i18n*/ "Choose what is wrong"),
  details: z.string().trim().max(2000, /*i18n*/ "Use at most 2,000 characters"),
});

export function ReportForm({
  path,
  title,
  lead,
  reasons,
  labels = reportReasonLabels,
  messageId,
  close,
}: ReportFormProps) {
  const { t, i18n } = useLingui();
  const form = useZodForm({
    schema,
    initial: { reason: "", details: "" },
    guard: false,
    submit: async (said) => {
      await call(path, { method: "POST", body: { ...said, ...(messageId && { messageId }) } });
      toast(t`Reported. Thank you, our team will look at it.`);
      close();
    },
  });
  return (
    <Dialog isOpen size="medium" title={title} onClose={close} closesOutside={!form.form.isDirty()}>
      <Form
        form={form}
        submit={t`Send report`}
        beside={
          <Button variant="outline" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <p>{lead}</p>
        <RadioField
          name="reason"
          label={t`What is wrong?`}
          options={reasons.map((value) => ({ value, label: i18n._(labels[value]) }))}
        />
        <TextAreaField name="details" label={t`Tell us more`} optional rows={3} max={2000} />
      </Form>
    </Dialog>
  );
}
