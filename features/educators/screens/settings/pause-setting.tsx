/** A pause: no search finds the profile until its educator resumes. */
import { Trans, useLingui } from "@lingui/react/macro";

import { SettingSwitch } from "#features/accounts/screens/settings/setting-switch.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { useChange } from "#platform/web/data/use-change.ts";
import { UserProfile } from "../../user-profile.ts";
import { pauseHint } from "../educator-state-labels.ts";
import { useOwnProfile } from "../profile/use-own-profile.ts";

export function PauseSetting() {
  const { t, i18n } = useLingui();
  const query = useOwnProfile();
  const change = useChange(UserProfile, { optimistic: true });
  return (
    <Loaded query={query} failure={t`We couldn't load your profile.`} skeleton={<p />}>
      {(profile) => (
        <SettingSwitch
          isOn={profile.activeState === "paused"}
          save={async (isOn) =>
            (await change.run(profile, { activeState: isOn ? "paused" : "active" })) !== undefined
          }
          hint={i18n._(pauseHint)}
        >
          <Trans>Pause my profile</Trans>
        </SettingSwitch>
      )}
    </Loaded>
  );
}
