/** One location: its address, its notification switches, and the buttons to edit and remove it. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { SettingSwitch } from "#features/accounts/screens/settings/setting-switch.tsx";
import { useAccount } from "#features/accounts/screens/session/current-account.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { SmsOffHint } from "../sms-off-hint.tsx";
import { LocationForm } from "./location.form.tsx";
import type { LocationRecord } from "./location-record.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./locations.module.css";
import { RemoveLocation } from "./remove-location.tsx";
import type { LocationNotifications } from "./use-location-notifications.ts";

interface LocationCardProps {
  location: LocationRecord;
  alerts: LocationNotifications;
  /** The last one stays. */
  isOnly: boolean;
}

export function LocationCard({ location, alerts, isOnly }: LocationCardProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen)
    return (
      <li className={classes.card}>
        <LocationForm location={location} close={() => setOpen(false)} />
      </li>
    );
  return (
    <li className={classes.card}>
      <Cluster as="article" gap={[8, 16]} align="stretch" justify="between" aria-label={location.name}>
        <Stack gap={2} className={classes.about}>
          <h3>{location.name}</h3>
          <Where location={location} />
        </Stack>
        <Cluster gap={4} align="stretch" justify="end" className={classes.acts}>
          <Button
            ref={opener}
            variant="subtle"
            size="small"
            aria-label={t`Edit ${location.name}`}
            onClick={() => setOpen(true)}
          >
            <Trans>Edit</Trans>
          </Button>
          <RemoveLocation location={location} isOnly={isOnly} />
        </Cluster>
        {alerts.isKnown && <NotificationSwitchesOfLocation location={location} alerts={alerts} />}
      </Cluster>
    </li>
  );
}

function Where({ location }: { location: LocationRecord }) {
  const { address, additional_address, neighborhood, city, zip, capacity } = location;
  const town = [city, location.administrativeAreaLevel1].filter(Boolean).join(", ");
  const reached = [location.phone_number, location.email].filter(Boolean).join(" · ");
  return (
    <>
      <p>{[address, additional_address].filter(Boolean).join(", ")}</p>
      <p>{[neighborhood, `${town} ${zip}`.trim()].filter(Boolean).join(" · ")}</p>
      {capacity !== null && (
        <p className="small muted">
          <Plural value={capacity} one="Room for # child" other="Room for # children" />
        </p>
      )}
      {reached && <p className="small muted">{reached}</p>}
    </>
  );
}

function NotificationSwitchesOfLocation({
  location: { id, name },
  alerts,
}: Pick<LocationCardProps, "location" | "alerts">) {
  const { t } = useLingui();
  const account = useAccount();
  const wantsTexts = account?.smsNotifications === true;
  return (
    <Stack gap={4} role="group" aria-label={t`What you hear about ${name}`} className={classes.hears}>
      <SettingSwitch
        isOn={alerts.isOn(id, "emailNotifications")}
        save={(isOn) => alerts.turn(id, "emailNotifications", isOn)}
      >
        <Trans>Email me about applicants here</Trans>
      </SettingSwitch>
      <SettingSwitch
        isOn={wantsTexts && alerts.isOn(id, "smsNotifications")}
        isDisabled={!wantsTexts}
        save={(isOn) => alerts.turn(id, "smsNotifications", isOn)}
        hint={!wantsTexts && <SmsOffHint />}
      >
        <Trans>Text me about interviews here</Trans>
      </SettingSwitch>
    </Stack>
  );
}
