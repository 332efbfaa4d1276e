/** Connecting a calendar: choose the service, say where it is or log in there, choose among its calendars. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { ChooseCalendars, type CalendarAccess } from "./choose-calendars.form.tsx";
import { ChooseService } from "./choose-provider.tsx";
import { ConnectAddress } from "./connect-address.form.tsx";
import { ConnectServer } from "./connect-server.form.tsx";

interface ConnectCalendarDialogProps {
  /** An account that lets us in already: only its calendars are to be chosen. */
  door?: CalendarAccess;
  close: () => void;
}

type Step = { name: "service" | "address" | "server" } | { name: "calendars"; door: CalendarAccess };

export function ConnectCalendarDialog({ door, close }: ConnectCalendarDialogProps) {
  const { t } = useLingui();
  const [step, setStep] = useState<Step>(door ? { name: "calendars", door } : { name: "service" });
  const back = (
    <Button variant="outline" onClick={() => setStep({ name: "service" })}>
      <Trans>Back</Trans>
    </Button>
  );
  return (
    <Dialog
      isOpen
      size="medium"
      title={step.name === "calendars" ? t`Choose calendars` : t`Connect calendar`}
      onClose={close}
      closesOutside={step.name === "service"}
    >
      {step.name === "service" && (
        <ChooseService choose={(service) => setStep({ name: service === "ics" ? "address" : "server" })} />
      )}
      {step.name === "address" && <ConnectAddress beside={back} connected={close} />}
      {step.name === "server" && (
        <ConnectServer
          beside={back}
          connected={(id) => setStep({ name: "calendars", door: { id, service: "caldav" } })}
        />
      )}
      {step.name === "calendars" && <ChooseCalendars door={step.door} connected={close} />}
    </Dialog>
  );
}
