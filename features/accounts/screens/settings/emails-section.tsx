/** Which emails the account receives: all or none, and one switch for each type, grouped by subject. */
import { Trans, useLingui } from "@lingui/react/macro";

import { PreferenceGroups } from "./preference-groups.tsx";
import { SettingSwitch } from "./setting-switch.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import type { CurrentAccount } from "../session/current-account.ts";
import { useUpdateAccount } from "./use-current-account.ts";

export function EmailsSection({ account }: { account: CurrentAccount }) {
  const { t } = useLingui();
  const change = useUpdateAccount();
  const isOn = account.emailNotifications;
  return (
    <Stack gap={20}>
      <SettingSwitch
        isOn={isOn}
        save={(emailNotifications) => change({ emailNotifications }, { optimistic: true })}
        hint={t`Emails about your account itself always come: a new password, a new address, your data.`}
      >
        <Trans>Email me</Trans>
      </SettingSwitch>
      <PreferenceGroups
        channel="enabled"
        offBecause={isOn ? undefined : t`Off, because you want no email. Switch “Email me” on first.`}
      />
    </Stack>
  );
}
