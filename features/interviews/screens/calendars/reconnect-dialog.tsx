/** Reconnects a calendar: a new address, a new password, or a new login at the service. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { PasswordField } from "#platform/web/ui/form/text-field.tsx";
import { couldNotSave } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { ThirdPartyCredential } from "../../blocking-calendar.ts";
import { type ConnectedService, isConnectedService } from "../../calendar-constants.ts";
import { type Calendar, connectionsPath, openServiceLogin } from "./calendar-requests.ts";
import { serviceLabels } from "./calendar-labels.ts";
import { EditCalendarDialog } from "./edit-calendar-dialog.tsx";

interface ReconnectDialogProps {
  calendar: Calendar;
  close: () => void;
}

export function ReconnectDialog({ calendar, close }: ReconnectDialogProps) {
  const { t } = useLingui();
  const { service } = calendar;
  if (service === "ics") return <EditCalendarDialog calendar={calendar} close={close} />;
  return (
    <Dialog isOpen title={t`Reconnect “${calendar.calendarName}”`} onClose={close}>
      {isConnectedService(service) ? (
        <LogInThere calendar={calendar} service={service} />
      ) : (
        <NewPassword calendar={calendar} close={close} />
      )}
    </Dialog>
  );
}

function LogInThere({ calendar, service }: { calendar: Calendar; service: ConnectedService }) {
  const labelFor = useLabels();
  const name = labelFor(serviceLabels, service);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    openServiceLogin(service, calendar.thirdPartyCredentialId ?? undefined).catch(() => {
      setLeaving(false);
      couldNotSave();
    });
  };
  return (
    <>
      <p>
        <Trans>Log in there once more and let us see when you are busy.</Trans>
      </p>
      <p>
        <BusyButton isBusy={isLeaving} onClick={leave}>
          <Trans>Continue to {name}</Trans>
        </BusyButton>
      </p>
    </>
  );
}

const schema = () => import("./calendar-inputs.ts").then((module) => module.passwordInput);

function NewPassword({ calendar, close }: ReconnectDialogProps) {
  const { t } = useLingui();
  const change = useChange(ThirdPartyCredential, { at: connectionsPath });
  const form = useZodForm({
    schema,
    initial: { password: "" },
    guard: false,
    submit: async (values) => {
      await change.run({ id: calendar.thirdPartyCredentialId! }, values);
      close();
    },
  });
  return (
    <Form
      form={form}
      submit={t`Reconnect`}
      beside={
        <Button variant="outline" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <PasswordField
        name="password"
        label={t`App password`}
        hint={t`Made in your account at the service, for this alone. We keep it encrypted.`}
      />
    </Form>
  );
}
