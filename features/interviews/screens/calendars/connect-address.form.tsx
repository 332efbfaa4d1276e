/** An ICS address: name, address, and where the usual calendars keep it. */
import { useLingui } from "@lingui/react/macro";

import { Form } from "#platform/web/ui/form/form.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { BlockingCalendar } from "../../blocking-calendar.ts";
import { AddressHelp } from "./address-help.tsx";
import { calendarsPath } from "./calendar-requests.ts";

interface ConnectAddressProps {
  beside: React.ReactNode;
  connected: () => void;
}

const schema = () => import("./calendar-inputs.ts").then((module) => module.addressInput);

export function ConnectAddress({ beside, connected }: ConnectAddressProps) {
  const { t } = useLingui();
  const create = useCreate(BlockingCalendar, { at: calendarsPath });
  const form = useZodForm({
    schema,
    initial: { url: "", calendarName: t`My calendar` },
    guard: false,
    submit: async (values) => {
      const calendar = await create.run({ ...values, service: "ics" });
      toast(t`“${calendar.calendarName}” is connected`);
      connected();
    },
  });
  return (
    <Form form={form} submit={t`Connect`} beside={beside}>
      <TextField
        name="url"
        type="url"
        inputMode="url"
        label={t`Address of the calendar`}
        hint={t`Begins with https:// or webcal:// and often ends in .ics. It stays secret.`}
        autoComplete="off"
      />
      <AddressHelp />
      <TextField
        name="calendarName"
        label={t`Name`}
        hint={t`Only you see it.`}
        autoComplete="off"
        maxLength={200}
      />
    </Form>
  );
}
