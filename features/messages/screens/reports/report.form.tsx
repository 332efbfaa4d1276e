/** Form for reporting a conversation or one of its messages to the operators. */
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
import { reportReasons } from "../../report.ts";
import type { ConversationRecord, MessageRecord } from "../slots/message-slots.ts";
import { reportReasonLabels } from "../message-labels.ts";
import type { Side } from "../side.ts";

interface ReportFormProps {
  conversation: ConversationRecord;
  side: Side;
  /** If omitted, the whole conversation is reported. */
  message?: MessageRecord;
  close: () => void;
}

const schema = z.object({
  reason: z.enum(reportReasons, /*i18n*/ "Choose what is wrong"),
  details: z.string().trim().max(2000, /*i18n*/ "Use at most 2,000 characters"),
});

export function ReportForm({ conversation, side, message, close }: ReportFormProps) {
  const { t, i18n } = useLingui();
  const form = useZodForm({
    schema,
    initial: { reason: "", details: "" },
    guard: false,
    submit: async (said) => {
      await call(`${side.at}/${conversation.id}/report`, {
        method: "POST",
        body: { ...said, ...(message && { messageId: message.id }) },
      });
      toast(t`Reported. Thank you, our team will look at it.`);
      close();
    },
  });
  return (
    <Dialog
      isOpen
      size="medium"
      title={message ? t`Report this message` : t`Report this conversation`}
      onClose={close}
      closesOutside={!form.form.isDirty()}
    >
      <Form
        form={form}
        submit={t`Send report`}
        beside={
          <Button variant="outline" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <p>
          <Trans>
            Our team reads the conversation and decides. The other side isn't told who reported it.
          </Trans>
        </p>
        <RadioField
          name="reason"
          label={t`What is wrong?`}
          options={reportReasons.map((value) => ({ value, label: i18n._(reportReasonLabels[value]) }))}
        />
        <TextAreaField name="details" label={t`Tell us more`} optional rows={3} max={2000} />
      </Form>
    </Dialog>
  );
}
