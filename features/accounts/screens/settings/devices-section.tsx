/** Notifications on this device: the switch of this browser, and which kinds come on every device of the account. */
import { Trans } from "@lingui/react/macro";

import { usePush, type PushState } from "../push/use-push.ts";
import { PreferenceGroups } from "./preference-groups.tsx";
import { SettingSwitch } from "./setting-switch.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

export function DevicesSection() {
  const { state, turnOn, turnOff } = usePush();
  return (
    <Stack gap={20}>
      <SettingSwitch
        isOn={state === "on"}
        isDisabled={state !== "on" && state !== "off"}
        save={(isOn) => (isOn ? turnOn() : turnOff())}
        hint={<Hint state={state} />}
      >
        <Trans>Notify me on this device</Trans>
      </SettingSwitch>
      {state === "on" && (
        <Stack gap={12}>
          <p className="muted">
            <Trans>These come on every device where you turned notifications on.</Trans>
          </p>
          <PreferenceGroups channel="push" />
        </Stack>
      )}
    </Stack>
  );
}

function Hint({ state }: { state: PushState }) {
  switch (state) {
    case "install first":
      return <Trans>On an iPhone or iPad, put this site on your home screen first.</Trans>;
    case "impossible":
      return <Trans>This browser can't show notifications.</Trans>;
    case "blocked":
      return (
        <Trans>
          Notifications are blocked in this browser. Allow them in its settings for this site, then reload.
        </Trans>
      );
    default:
      return (
        <Trans>
          Also while this site is closed, until you log out. Between 9 pm and 8 am only for an interview that
          is about to begin.
        </Trans>
      );
  }
}
