/** Another name for a calendar, and for one with an address another address. */
import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { BlockingCalendar } from "../../blocking-calendar.ts";
import { AddressHelp } from "./address-help.tsx";
import { type Calendar, calendarsPath } from "./calendar-requests.ts";

interface EditCalendarDialogProps {
  calendar: Calendar;
  close: () => void;
}

const schema = () => import("./calendar-inputs.ts").then((module) => module.editInput);

export function EditCalendarDialog({ calendar, close }: EditCalendarDialogProps) {
  const { t } = useLingui();
  const change = useChange(BlockingCalendar, { at: calendarsPath });
  const form = useZodForm({
    schema,
    initial: { calendarName: calendar.calendarName, url: "" },
    guard: false,
    submit: async ({ url, ...name }) => {
      await change.run(calendar, { ...name, ...(url && { url }) });
      toast(t`“${name.calendarName}” is changed`);
      close();
    },
  });
  const isAddress = calendar.service === "ics";
  return (
    <Dialog
      isOpen
      title={isAddress ? t`Change name or address` : t`Rename calendar`}
      onClose={close}
      closesOutside={!form.form.isDirty()}
    >
      <Form
        form={form}
        submit={t`Save`}
        beside={
          <Button variant="outline" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <TextField name="calendarName" label={t`Name`} autoComplete="off" maxLength={200} />
        {isAddress && (
          <TextField
            name="url"
            type="url"
            inputMode="url"
            optional
            label={t`New address`}
            hint={t`Leave it empty to keep the one at ${calendar.host}.`}
            autoComplete="off"
          />
        )}
        {isAddress && <AddressHelp />}
      </Form>
    </Dialog>
  );
}
