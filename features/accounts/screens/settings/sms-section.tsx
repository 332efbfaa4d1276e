/** Text messages: the switch, with the consent text. Without a number it asks for one first. */
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { smsConsentText } from "../../sms-consent.ts";
import { PreferenceGroups } from "./preference-groups.tsx";
import { SettingSwitch } from "./setting-switch.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { smsNumber } from "./settings-slots.ts";
import { VerifyPhone } from "./verify-phone.tsx";
import type { CurrentAccount } from "../session/current-account.ts";
import { useUpdateAccount } from "./use-current-account.ts";

interface AccountPhone {
  number: string | null;
  isVerified: boolean;
}

declare module "#platform/web/api-client/document.ts" {
  interface DocumentMeta {
    phone?: AccountPhone;
  }
}

export function SmsSection({ account }: { account: CurrentAccount }) {
  const { i18n } = useLingui();
  const change = useUpdateAccount();
  const client = useQueryClient();
  const [needsNumber, setNeedsNumber] = useState(false);
  const phone = useDocument("account").data?.meta?.phone;
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
    <Stack gap={20}>
      <SettingSwitch isOn={account.smsNotifications} save={save} hint={i18n._(smsConsentText.hint)}>
        {i18n._(smsConsentText.label)}
      </SettingSwitch>
      {account.smsNotifications && phone?.number && !phone.isVerified && (
        <VerifyPhone number={phone.number} />
      )}
      {account.smsNotifications && phone?.isVerified && <PreferenceGroups channel="sms" />}
      {needsNumber && (
        <smsNumber.Outlet
          onSaved={async () => {
            await save(true);
          }}
        />
      )}
    </Stack>
  );
}
