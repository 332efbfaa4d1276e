/** Which emails the account receives: all or none, and one switch for each type, grouped by subject. */
import { Trans, useLingui } from "@lingui/react/macro";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { useChange } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { AccountEmailPreference } from "../../account-email-preference.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { mailerTypeLabels } from "./mailer-type-labels.ts";
import { SettingSwitch } from "./setting-switch.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./settings.module.css";
import type { CurrentAccount } from "../session/current-account.ts";
import { useUpdateAccount } from "./use-current-account.ts";

type Preference = ResourceOf<typeof AccountEmailPreference>;

export function EmailsSection({ account }: { account: CurrentAccount }) {
  const { t } = useLingui();
  const change = useUpdateAccount();
  const query = useCollection(AccountEmailPreference, { include: ["emailType"], size: 100 });
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
      <Loaded query={query} failure={t`We couldn't load your email settings.`}>
        {(preferences) => (
          <Stack gap={28}>
            {[...byMailer(preferences)].map(([mailerType, some]) => (
              <Group key={mailerType} mailerType={mailerType} preferences={some} isOn={isOn} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

interface GroupProps {
  mailerType: string;
  preferences: Preference[];
  /** Whether any mail is wanted at all. */
  isOn: boolean;
}

function Group({ mailerType, preferences, isOn }: GroupProps) {
  const { t, i18n } = useLingui();
  const labelFor = useLabels();
  const change = useChange(AccountEmailPreference, { optimistic: true });
  return (
    <Stack as="fieldset" gap={8} className={classes.group}>
      <legend>{labelFor(mailerTypeLabels, mailerType)}</legend>
      {preferences.map((preference) => (
        <SettingSwitch
          key={preference.id}
          isOn={isOn && preference.enabled}
          isDisabled={!isOn}
          save={async (enabled) => (await change.run(preference, { enabled })) !== undefined}
          hint={
            isOn
              ? i18n._(preference.emailType!.description)
              : t`Off, because you want no email. Switch “Email me” on first.`
          }
        >
          {i18n._(preference.emailType!.name)}
        </SettingSwitch>
      ))}
    </Stack>
  );
}

/** As the server lists them, which is the order of the kinds. */
function byMailer(preferences: Preference[]): Map<string, Preference[]> {
  const groups = new Map<string, Preference[]>();
  for (const one of preferences) {
    const { mailerType } = one.emailType!;
    groups.set(mailerType, [...(groups.get(mailerType) ?? []), one]);
  }
  return groups;
}
