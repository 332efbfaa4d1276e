/** Text messages: wanted or not, with the words that are agreed to. Without a number it is asked for first. */
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError } from "#platform/web/api-error.ts";
import { useDocument } from "#platform/web/use-document.ts";
import { textConsent } from "../../text-consent.ts";
import { SettingSwitch } from "./setting-switch.tsx";
import classes from "./settings.module.css";
import { numberForTexts } from "./settings-slots.ts";
import { VerifyPhone } from "./verify-phone.tsx";
import { type OwnAccount, useAccountChange } from "./use-own-account.ts";

interface AccountPhone {
  number: string | null;
  isVerified: boolean;
}

export function TextsSection({ account }: { account: OwnAccount }) {
  const { i18n } = useLingui();
  const change = useAccountChange();
  const client = useQueryClient();
  const [needsNumber, setNeedsNumber] = useState(false);
  const phone = useDocument("account").data?.meta?.phone as AccountPhone | undefined;
  const save = async (smsNotifications: boolean) => {
    try {
      await change({ smsNotifications }, { optimistic: true });
      setNeedsNumber(false);
      void client.invalidateQueries({ queryKey: ["api", "account"] });
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
      {account.smsNotifications && phone?.number && !phone.isVerified && (
        <VerifyPhone number={phone.number} />
      )}
      {needsNumber && (
        <numberForTexts.Outlet
          onSaved={async () => {
            await save(true);
          }}
        />
      )}
    </div>
  );
}
