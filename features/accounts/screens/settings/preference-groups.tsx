/** One switch for each kind of message, grouped by subject: whether it comes by email, on devices, or by text. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Fragment } from "react";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { useChange } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { AccountEmailPreference } from "../../account-email-preference.ts";
import { comesBySms, mayGather } from "../../email-types.ts";
import { mailerTypeLabels } from "./mailer-type-labels.ts";
import { SettingSwitch } from "./setting-switch.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./settings.module.css";

type Preference = ResourceOf<typeof AccountEmailPreference>;

type Channel = "enabled" | "push" | "sms";

interface PreferenceGroupsProps {
  channel: Channel;
  /** Why none of them can be on; then they are off. */
  offBecause?: string | undefined;
}

export function PreferenceGroups({ channel, offBecause }: PreferenceGroupsProps) {
  const { t } = useLingui();
  const query = useCollection(AccountEmailPreference, { include: ["emailType"], size: 100 });
  return (
    <Loaded query={query} failure={t`We couldn't load your settings.`}>
      {(preferences) => (
        <Stack gap={28}>
          {[...byMailer(preferences.filter((one) => comesBy(channel, one.emailType!)))].map(
            ([mailerType, some]) => (
              <Group
                key={mailerType}
                mailerType={mailerType}
                preferences={some}
                channel={channel}
                offBecause={offBecause}
              />
            ),
          )}
        </Stack>
      )}
    </Loaded>
  );
}

/** News never comes on devices, and only what is about to happen by text. */
function comesBy(channel: Channel, { key, mailerType }: { key: string; mailerType: string }): boolean {
  if (channel === "sms") return comesBySms(key);
  return channel === "enabled" || mailerType !== "marketing";
}

interface GroupProps extends PreferenceGroupsProps {
  mailerType: string;
  preferences: Preference[];
}

function Group({ mailerType, preferences, channel, offBecause }: GroupProps) {
  const { i18n } = useLingui();
  const labelFor = useLabels();
  const change = useChange(AccountEmailPreference, { optimistic: true });
  return (
    <Stack as="fieldset" gap={8} className={classes.group}>
      <legend>{labelFor(mailerTypeLabels, mailerType)}</legend>
      {preferences.map((preference) => (
        <Fragment key={preference.id}>
          <SettingSwitch
            isOn={!offBecause && preference[channel]}
            isDisabled={offBecause !== undefined}
            save={async (isOn) => (await change.run(preference, { [channel]: isOn })) !== undefined}
            hint={offBecause ?? i18n._(preference.emailType!.description)}
          >
            {i18n._(preference.emailType!.name)}
          </SettingSwitch>
          {channel === "enabled" &&
            !offBecause &&
            preference.enabled &&
            mayGather(preference.emailType!.key) && (
              <div className={classes.nested}>
                <SettingSwitch
                  isOn={preference.frequency === "daily"}
                  save={async (isDaily) =>
                    (await change.run(preference, { frequency: isDaily ? "daily" : "at_once" })) !== undefined
                  }
                >
                  <Trans>Once a day, all in one email at 8 am</Trans>
                </SettingSwitch>
              </div>
            )}
        </Fragment>
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
