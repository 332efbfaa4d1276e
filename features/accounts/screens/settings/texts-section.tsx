/** Text messages: wanted or not, with the words that are agreed to. Without a number it is asked for first. */
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { ApiError } from "#platform/web/api-error.ts";
import { textConsent } from "../../text-consent.ts";
import { SettingSwitch } from "./setting-switch.tsx";
import classes from "./settings.module.css";
import { numberForTexts } from "./settings-slots.ts";
import { type OwnAccount, useAccountChange } from "./use-own-account.ts";

export function TextsSection({ account }: { account: OwnAccount }) {
  const { i18n } = useLingui();
  const change = useAccountChange();
  const [needsNumber, setNeedsNumber] = useState(false);
  const save = async (smsNotifications: boolean) => {
    try {
      await change({ smsNotifications }, { optimistic: true });
      setNeedsNumber(false);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.fields.phoneNumber) throw error;
      setNeedsNumber(true);
      return false;
    }
  };
  return (
    <div className={classes.parts}>
      <SettingSwitch isOn={account.smsNotifications} save={save} hint={i18n._(textConsent.hint)}>
        {i18n._(textConsent.label)}
      </SettingSwitch>
      {needsNumber && (
        <numberForTexts.Here
          onSaved={async () => {
            await save(true);
          }}
        />
      )}
    </div>
  );
}
