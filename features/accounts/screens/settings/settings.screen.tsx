/** /settings: the account, notifications, appearance, and data. For educators and employers. */
import { useLingui } from "@lingui/react/macro";

import { routeHandle } from "../session/route-handle.ts";
import { useSession } from "../session/current-session.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { useInstallWay } from "#platform/web/page/install-app.ts";
import { useSiteName } from "#platform/web/page/site-name.ts";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { type SectionsPart, SectionsFrame } from "#platform/web/ui/layout/sections-frame.tsx";
import { InstallApp } from "../install/install-app.tsx";
import { useAvailableProviders } from "../openid/use-available-providers.ts";
import { AccountSection } from "./account-section.tsx";
import { AppearanceSection } from "./appearance-section.tsx";
import { DataSection } from "./data-section.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { EmailsSection } from "./emails-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { ProvidersSection } from "./providers-section.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { calendarSettings, pauseSettings } from "./settings-slots.ts";
import { SmsSection } from "./sms-section.tsx";
import type { CurrentAccount } from "../session/current-account.ts";
import { useCurrentAccount } from "./use-current-account.ts";

export const handle = routeHandle({ access: "account", shell: "app", hasServerData: true });

export default function SettingsScreen() {
  const { t } = useLingui();
  const query = useCurrentAccount();
  return (
    <Page title={t`Settings`} noIndex>
      <Loaded query={query} failure={t`We couldn't load your settings.`}>
        {(account) => <Settings account={account} refresh={query.retry} />}
      </Loaded>
    </Page>
  );
}

function Settings({ account, refresh }: { account: CurrentAccount; refresh: () => void }) {
  const { t } = useLingui();
  const { userType, employerProfileId } = useSession();
  const hasInterviews = userType === "educator" || (userType === "employer" && employerProfileId !== null);
  const hasProviders = useAvailableProviders().length > 0;
  const installWay = useInstallWay();
  const siteName = useSiteName();
  const parts: (SectionsPart | false)[] = [
    { anchor: "account", title: t`Account`, body: <AccountSection account={account} refresh={refresh} /> },
    { anchor: "password", title: t`Password`, body: <PasswordSection email={account.email} /> },
    { anchor: "passkeys", title: t`Passkeys`, body: <PasskeysSection /> },
    hasProviders && {
      anchor: "providers",
      title: t`Google and Apple`,
      body: <ProvidersSection />,
    },
    userType === "operator" && {
      anchor: "second-factor",
      title: t`Second factor`,
      body: <SecondFactorSection />,
    },
    userType !== "operator" && {
      anchor: "emails",
      title: t`Emails`,
      body: <EmailsSection account={account} />,
    },
    userType !== "operator" && {
      anchor: "devices",
      title: t`Notifications on this device`,
      body: <DevicesSection />,
    },
    userType !== "operator" && {
      anchor: "texts",
      title: t`Text messages`,
      body: <SmsSection account={account} />,
    },
    { anchor: "appearance", title: t`Appearance and language`, body: <AppearanceSection /> },
    hasInterviews && { anchor: "calendar", title: t`Calendar`, body: <calendarSettings.Outlet /> },
    userType === "educator" &&
      installWay !== "none" && {
        anchor: "install",
        title: t`Put ${siteName} on your phone`,
        body: <InstallApp way={installWay} />,
      },
    { anchor: "sessions", title: t`Where you're logged in`, body: <SessionsSection /> },
    { anchor: "data", title: t`Your data`, body: <DataSection /> },
    userType === "educator" && { anchor: "pause", title: t`Pause`, body: <pauseSettings.Outlet /> },
    userType !== "operator" && { anchor: "delete", title: t`Delete account`, body: <DeleteSection /> },
  ];
  return <SectionsFrame label={t`Parts of the settings`} parts={parts.filter((part) => part !== false)} />;
}
