/** Oneself in this team: name, number, and which messages come; the calendar's settings stand with the interviews. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { z } from "zod";

import { SettingSwitch } from "#features/accounts/screens/settings/setting-switch.tsx";
import { pages } from "#features/paths.ts";
import { useAccount } from "#features/accounts/screens/session/current-account.ts";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { EmployerProfile } from "../../employer-profile.ts";
import { changedValues } from "./changed-values.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./employer-profile.module.css";
import { SmsOffHint } from "./sms-off-hint.tsx";
import type { EmployerProfileResource } from "./use-employer-profile.ts";

const { firstName, lastName, position, phoneNumber } = EmployerProfile.attributes;
const schema = z.object({ firstName, lastName, position, phoneNumber });
const at = "employers/employer_profiles";

export function PreferencesSection({ profile }: { profile: EmployerProfileResource }) {
  const { t } = useLingui();
  const change = useChange(EmployerProfile, { at });
  const form = useZodForm({
    schema,
    initial: {
      firstName: profile.firstName,
      lastName: profile.lastName,
      position: profile.position ?? "",
      phoneNumber: profile.phoneNumber ?? "",
    },
    submit: async (values) => {
      await change.run(profile, changedValues(form.form, values));
      toast(t`Saved`);
    },
  });
  return (
    <Stack gap={24}>
      <Form form={form} label={t`Preferences`} submit={t`Save`}>
        <Cluster gap={[16, 24]} align="stretch" className={classes.pair}>
          <TextField name="firstName" autoComplete="given-name" label={t`First name`} />
          <TextField name="lastName" autoComplete="family-name" label={t`Last name`} />
        </Cluster>
        <Cluster gap={[16, 24]} align="stretch" className={classes.pair}>
          <TextField name="position" autoComplete="organization-title" label={t`Your position`} optional />
          <TextField
            name="phoneNumber"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            label={t`Phone number`}
            optional
          />
        </Cluster>
      </Form>
      <p>
        <Trans>
          Your time zone, your hours and how far ahead educators can book are set in{" "}
          <Link to={pages.employerAvailability}>Interviews › Availability</Link>.
        </Trans>
      </p>
      <NotificationSwitches profile={profile} />
    </Stack>
  );
}

/** Turns mail and SMS about this program on or off. */
function NotificationSwitches({ profile }: { profile: EmployerProfileResource }) {
  const change = useChange(EmployerProfile, { at, optimistic: true });
  const wantsTexts = useAccount()?.smsNotifications === true;
  const keep = (name: string) => async (isOn: boolean) =>
    (await change.run(profile, { [name]: isOn })) !== undefined;
  return (
    <Stack gap={24}>
      <SettingSwitch
        isOn={profile.emailNotifications}
        save={keep("emailNotifications")}
        hint={<Trans>Applicants, messages and interviews of this program.</Trans>}
      >
        <Trans>Email me about this program</Trans>
      </SettingSwitch>
      <SettingSwitch
        isOn={wantsTexts && profile.smsNotifications}
        isDisabled={!wantsTexts}
        save={keep("smsNotifications")}
        hint={
          wantsTexts ? (
            <Trans>Your interviews: an hour before, and when one is moved or canceled.</Trans>
          ) : (
            <SmsOffHint />
          )
        }
      >
        <Trans>Text me about this program</Trans>
      </SettingSwitch>
    </Stack>
  );
}
