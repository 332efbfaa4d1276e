/** A new interview type, or a change of one, in a dialog. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import type { EventType } from "./use-event-types.ts";
import { EventTypeFormFields } from "./form-fields.tsx";
import { useEventTypeForm } from "./use-event-type-form.ts";

interface EventTypeDialogProps {
  /** Null makes a new one. */
  type: EventType | null;
  close: () => void;
}

export function EditEventTypeDialog({ type, close }: EventTypeDialogProps) {
  const { t } = useLingui();
  const { form, fields } = useEventTypeForm(type, ({ name }) => {
    close();
    toast(type ? t`“${name}” is changed` : t`“${name}” can be booked`);
  });
  return (
    <Dialog
      isOpen
      size="medium"
      title={type ? t`Edit interview type` : t`New interview type`}
      onClose={close}
      closesOutside={!form.form.isDirty()}
    >
      <Form
        form={form}
        submit={type ? t`Save interview type` : t`Create interview type`}
        beside={
          <Button variant="outline" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <EventTypeFormFields {...fields} />
      </Form>
    </Dialog>
  );
}
